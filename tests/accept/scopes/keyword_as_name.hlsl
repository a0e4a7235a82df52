// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int float = 1; //~ 9: error: cannot combine with previous 'int' declaration specifier
}

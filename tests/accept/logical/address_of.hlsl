// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x; int y = &x; //~ 20: error: operator is not supported
}

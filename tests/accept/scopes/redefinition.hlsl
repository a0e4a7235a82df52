// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x = 1; int x = 2; //~ 20: error: redefinition of 'x'
}

// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int new = 1; //~ 9: error: 'new' is a reserved keyword in HLSL
}

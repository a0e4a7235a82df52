// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    char x = 1; //~ 5: error: 'char' is a reserved keyword in HLSL
}

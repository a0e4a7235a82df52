// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    signed int x = a[0]; o[0] = x; //~ 5: error: 'signed' is a reserved keyword in HLSL
}

// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { virtual int f() { return 1; } }; //~ 12: error: 'virtual' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

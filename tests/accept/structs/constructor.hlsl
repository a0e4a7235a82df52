// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; S(int v) { x = v; } }; //~ 19: error: HLSL requires a type specifier for all declarations
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}

// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { int v; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int S = 1; o[0] = S;
}

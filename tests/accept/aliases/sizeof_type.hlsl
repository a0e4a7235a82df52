// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { int x; float3 y; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = sizeof(S) + sizeof(double) + sizeof(int4);
}

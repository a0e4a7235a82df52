// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int3 v = (int3)float3(1.5, 2.5, 3.5);
    o[0] = v.x;
}

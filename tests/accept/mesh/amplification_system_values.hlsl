// -T as_6_5 -E main => dxil spirv
struct S
{
    uint ids[8];
    float3 tint;
};
groupshared S g;
[numthreads(32, 1, 1)]
void main(uint t : SV_GroupIndex, uint3 a : SV_GroupID, uint3 b : SV_DispatchThreadID, uint3 c : SV_GroupThreadID)
{
    g.ids[t & 7] = a.x + b.y + c.z;
    DispatchMesh(a.x + 1, 1, 1, g);
}

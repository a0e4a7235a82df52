// -T as_6_5 -E main => dxil
// except spirv: DXC wants a groupshared payload there
struct S
{
    uint ids[8];
    float3 tint;
};
groupshared S g[2];
[numthreads(32, 1, 1)]
void main(uint t : SV_GroupIndex)
{
    g[0].ids[0] = t;
    g[1].ids[0] = 4;
    DispatchMesh(1, 1, 1, g[1]);
}

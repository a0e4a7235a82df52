// -T as_6_5 -E main => dxil spirv
struct S
{
    uint ids[8];
    float3 tint;
};
groupshared S g;
[numthreads(32, 1, 1)]
void main(uint t : SV_GroupIndex)
{
    g.ids[0] = t;
    DispatchMesh(0, 0, 0, g);
}

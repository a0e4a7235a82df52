// -T as_6_5 -E main => dxil
// except spirv: DXC dies of it
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
    DispatchMesh(1, 1, 1, g);
    g.ids[1] = 3;
}

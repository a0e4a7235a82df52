// -T as_6_5 -E main => dxil
// except spirv: DXC wants a groupshared payload there
struct S
{
    uint ids[8];
    float3 tint;
};
static S g;
[numthreads(32, 1, 1)]
void main(uint t : SV_GroupIndex)
{
    g.tint = t;
    DispatchMesh(1, 1, 1, g);
}

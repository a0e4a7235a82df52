// -T as_6_5 -E main => refused //~ error: Declared Thread Group X size 129 outside valid range [1..128].
// except spirv: a device says how many it takes
struct S
{
    uint ids[8];
    float3 tint;
};
groupshared S g;
[numthreads(129, 1, 1)]
void main(uint t : SV_GroupIndex)
{
    g.ids[0] = t;
    DispatchMesh(1, 1, 1, g);
}

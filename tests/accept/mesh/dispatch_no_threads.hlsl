// -T as_6_5 -E main => refused
struct S
{
    uint ids[8];
    float3 tint;
};
groupshared S g;
void main(uint t : SV_GroupIndex) //~ 6: error: amplification entry point must have a valid numthreads attribute
{
    g.ids[0] = t;
    DispatchMesh(1, 1, 1, g);
}

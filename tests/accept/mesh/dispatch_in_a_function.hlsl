// -T as_6_5 -E main => dxil spirv
struct S
{
    uint ids[8];
    float3 tint;
};
groupshared S g;
void go(uint n)
{
    DispatchMesh(n, 1, 1, g);
}
[numthreads(32, 1, 1)]
void main(uint t : SV_GroupIndex)
{
    g.ids[0] = t;
    go(t);
}

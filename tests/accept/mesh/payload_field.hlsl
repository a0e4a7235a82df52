// -T as_6_5 -E main => dxil
// except spirv: DXC wants a groupshared payload there
struct S
{
    uint ids[8];
    float3 tint;
};
struct O
{
    int a;
    S s;
};
groupshared O g;
[numthreads(32, 1, 1)]
void main()
{
    g.s.ids[0] = 5;
    DispatchMesh(1, 1, 1, g.s);
}

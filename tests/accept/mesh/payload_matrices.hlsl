// -T as_6_5 -E main => dxil spirv
struct I
{
    float2 a;
    double d;
};
struct S
{
    float3x3 m;
    min16float h;
    bool b;
    bool4 q;
    int64_t l;
    I n[2];
    float4x2 mm[2];
    row_major float2x3 r;
};
groupshared S g;
[numthreads(32, 1, 1)]
void main(uint t : SV_GroupIndex)
{
    g.m = t;
    g.h = 1;
    g.b = t > 3;
    g.q = true;
    g.l = t;
    g.n[t & 1].d = 4;
    g.n[1].a = 2;
    g.mm[1][t & 3] = 3;
    g.r = 4;
    DispatchMesh(1, 1, 1, g);
}

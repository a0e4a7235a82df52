// -T cs_6_0 => dxil spirv
// Structures in byte address buffers: for Vulkan each member lies at its alignment in std430, without relaxation, and the elements
// of arrays and matrices one after the other.
ByteAddressBuffer t : register(t0);
RWStructuredBuffer<float> o : register(u0);
RWByteAddressBuffer w : register(u1);

struct Pair { float a; float2 b; };
struct Three { float a; float3 b; float c; };
struct Threes { float a; float3 b[2]; float c; };
struct Inner { float2 v; float w; };
struct Outer { float a; Inner n[2]; float c; };
struct Columns { float a; float2x2 m; float c; };
struct Rows { float a; row_major float2x3 m; float c; };
struct Nested { float a; Inner n; float c; };

[numthreads(1, 1, 1)]
void main()
{
    Pair p = t.Load<Pair>(0);
    o[0] = p.a; o[1] = p.b.x; o[2] = p.b.y;
    Three q = t.Load<Three>(0);
    o[3] = q.a; o[4] = q.b.x; o[5] = q.b.y; o[6] = q.b.z; o[7] = q.c;
    Threes s = t.Load<Threes>(0);
    o[8] = s.a; o[9] = s.b[0].x; o[10] = s.b[0].y; o[11] = s.b[0].z;
    o[12] = s.b[1].x; o[13] = s.b[1].y; o[14] = s.b[1].z; o[15] = s.c;
    Outer u = t.Load<Outer>(0);
    o[16] = u.a; o[17] = u.n[0].v.x; o[18] = u.n[0].v.y; o[19] = u.n[0].w;
    o[20] = u.n[1].v.x; o[21] = u.n[1].v.y; o[22] = u.n[1].w; o[23] = u.c;
    Columns c = t.Load<Columns>(0);
    o[24] = c.a; o[25] = c.m._m00; o[26] = c.m._m10; o[27] = c.m._m01; o[28] = c.m._m11; o[29] = c.c;
    Rows r = t.Load<Rows>(0);
    o[30] = r.a; o[31] = r.m._m00; o[32] = r.m._m01; o[33] = r.m._m02; o[34] = r.m._m10; o[35] = r.c;
    Pair stored = { 1, 2, 3 };
    w.Store<Pair>(0, stored);
    Three three = { 4, 5, 6, 7, 8 };
    w.Store<Three>(16, three);
    Nested nested = { 9, 10, 11, 12, 13 };
    w.Store<Nested>(48, nested);
}

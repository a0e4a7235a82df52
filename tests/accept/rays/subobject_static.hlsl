// -T lib_6_5 => dxil
// except spirv: DXC dies of it.
static const TriangleHitGroup h = { "a", "b" };
struct P { float c; };
[shader("miss")] void m(inout P p) { p.c = 1; }

// -T lib_6_5 => dxil spirv
struct Q { bool a; int b; float3x2 m; half h; double d; };
[shader("miss")] void m(inout Q p) { p.a = p.b; p.m[1][0] = 2; p.h = 2; p.d += 2; }

// -T lib_6_5 => dxil spirv
struct R { float a; int2 b[2]; }; struct Q : R { R r; float4x4 m; };
[shader("miss")] void m(inout Q p) { p.a = p.b[1].x; p.r.b[0] = p.b[0]; p.m = transpose(p.m); }

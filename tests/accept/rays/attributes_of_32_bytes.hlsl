// -T lib_6_5 => dxil spirv
struct Q { float4 a[2]; };
struct P { float4 c; };
[shader("closesthit")] void m(inout P p, Q a) { p.c = a.a[1]; }

// -T lib_6_5 => dxil spirv
struct Q { float4 a[4]; float4 v; uint i; };
[shader("miss")] void m(inout Q p) { p.a[p.i] = p.v; p.v[p.i] = 3; p.a[1].xz += 2; }

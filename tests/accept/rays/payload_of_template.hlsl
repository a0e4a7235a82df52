// -T lib_6_5 => dxil spirv
template<typename T> struct Q { T a; };
[shader("miss")] void m(inout Q<float4> p) { p.a = 2; }

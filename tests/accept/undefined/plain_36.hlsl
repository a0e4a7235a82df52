// -T ps_6_0 -E main => dxil spirv
struct O { float4 a : SV_Target0; float4 b : SV_Target1; };
O main(float f : F) { O o; o.a = f; return o; }

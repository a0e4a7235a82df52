// -T ps_6_0 -E main => dxil spirv //~ warning: Declared output SV_Target1 not fully written in shader. [-Winline-asm]
struct O { float4 a : SV_Target0; float4 b : SV_Target1; };
O main(float f : F) { O o; o.a = f; return o; }

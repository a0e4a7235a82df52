// -T ps_6_0 -E main => dxil spirv //~ warning: Declared output SV_Target0 not fully written in shader. [-Winline-asm]
float4 main(float f : F) : SV_Target { float4 x; return x; }

// -T ps_6_0 -E main => dxil spirv //~ warning: Declared output SV_Target0 not fully written in shader. [-Winline-asm]
void main(float f : F, out float4 a : SV_Target) { a.x = f; }

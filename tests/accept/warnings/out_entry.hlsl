// -T ps_6_0 -E main => dxil spirv //~ warning: Declared output SV_Target0 not fully written in shader. [-Winline-asm]
void main(out float4 c : SV_Target) { }

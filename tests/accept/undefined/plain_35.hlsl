// -T ps_6_0 -E main => dxil spirv
void main(float f : F, out float4 a : SV_Target) { a.x = f; }

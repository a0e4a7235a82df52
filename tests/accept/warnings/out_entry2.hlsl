// -T ps_6_0 -E main => dxil spirv
void main(out float4 c : SV_Target, float4 u : U) { if (u.x > 0) c = 1; }

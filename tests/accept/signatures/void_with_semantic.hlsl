// -T ps_6_0 -E main => dxil spirv
void main(out float4 c : SV_Target) : SV_Target1 { c = 1; }

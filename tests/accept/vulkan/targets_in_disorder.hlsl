// -T ps_6_0 -spirv => spirv
void main(out float4 a : SV_Target3, out float4 b : SV_Target1) { a = 1; b = 2; }

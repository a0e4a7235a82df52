// -T ps_6_4 => dxil spirv
void main(out float4 v : SV_Target7) { v = (float4)1; }

// -T ps_6_0 => dxil spirv
void main(float4 c : C) : SV_Target { }

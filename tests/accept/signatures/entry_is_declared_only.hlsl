// -T ps_6_0
float4 main() : SV_Target;

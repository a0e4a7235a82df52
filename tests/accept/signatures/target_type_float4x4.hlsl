// -T ps_6_0
float4x4 main() : SV_Target { return (float4x4)1; }

// -T ps_6_0
float3 main() : SV_Target { return (float3)1; }

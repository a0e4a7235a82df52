// -T ps_6_0
float3x2 main() : SV_Target { return (float3x2)1; }

// -T ps_6_0
float2x2 main() : SV_Target { return (float2x2)1; }

// -T ps_6_0
float2 main() : SV_Target { return (float2)1; }

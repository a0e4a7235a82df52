// -T ps_6_0
static float4 main() : SV_Target { return 1; }

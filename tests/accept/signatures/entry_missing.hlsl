// -T ps_6_0 -E other
float4 main() : SV_Target { return 1; }

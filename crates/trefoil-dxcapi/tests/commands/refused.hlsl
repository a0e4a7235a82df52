// ps_6_0 main
float4 main() : SV_Target { undeclared = 1; return float4(1, 2); }

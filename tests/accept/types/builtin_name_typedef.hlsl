// -T ps_6_5 => refused
typedef min16float half; //~ 20: error: typedef redefinition with different types ('min16float' vs 'half')
float4 main() : SV_Target { return 1; }

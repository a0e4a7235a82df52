// -T ps_6_0 => refused
typedef extern float T; //~ 9: error: cannot combine with previous 'typedef' declaration specifier
float4 main() : SV_Target { return 1; }

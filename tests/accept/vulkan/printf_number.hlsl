// -T ps_6_0 -spirv => refused
float4 main(float4 p : P) : SV_Target { printf(3); return 1; } //~ 41: error: no matching function for call to 'printf'

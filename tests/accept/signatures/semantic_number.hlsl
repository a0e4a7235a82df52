// -T ps_6_0 => refused
float4 main(float c : 3) : SV_Target { return c; } //~ 21: error: expected ')'

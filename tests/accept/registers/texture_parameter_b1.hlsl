// -T ps_6_6 -E main -HV 2021 => refused
float4 x0(Texture2D x : register(b1)) { return 1; } //~ 25: error: invalid register specification, expected 't' or 's' binding
float4 main() : SV_Target { return 1; }

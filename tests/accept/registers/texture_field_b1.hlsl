// -T ps_6_6 -E main -HV 2021 => refused
struct x0 { Texture2D a : register(b1); }; //~ 27: error: invalid register specification, expected 't' or 's' binding
float4 main() : SV_Target { return 1; }

// -T ps_6_6 -E main -HV 2021 => refused
Texture2DMS<float> x0[2] : register(b1); //~ 28: error: invalid register specification, expected 't' or 's' binding
float4 main() : SV_Target { return 1; }

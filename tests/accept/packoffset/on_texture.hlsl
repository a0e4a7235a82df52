// -T ps_6_6 -E main -HV 2021 => refused
Texture2D x : packoffset(c1); //~ 15: error: packoffset is only allowed in a constant buffer
float4 main() : SV_Target { return 1; }

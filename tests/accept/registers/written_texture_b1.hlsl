// -T ps_6_6 -E main -HV 2021 => refused
RWTexture2D<float> x0 : register(b1); //~ 25: error: invalid register specification, expected 'u' binding
float4 main() : SV_Target { return 1; }

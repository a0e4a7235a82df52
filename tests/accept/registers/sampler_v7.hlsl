// -T ps_6_6 -E main -HV 2021 => refused
SamplerState x0 : register(v7); //~ 28: error: register type is unsupported - available types are 'b', 'c', 'i', 's', 't', 'u'
float4 main() : SV_Target { return 1; }

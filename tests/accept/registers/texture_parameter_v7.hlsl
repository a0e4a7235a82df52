// -T ps_6_6 -E main -HV 2021 => refused
float4 x0(Texture2D x : register(v7)) { return 1; } //~ 34: error: register type is unsupported - available types are 'b', 'c', 'i', 's', 't', 'u'
float4 main() : SV_Target { return 1; }

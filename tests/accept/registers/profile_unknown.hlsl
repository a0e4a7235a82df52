// -T ps_6_0 => refused
Texture2D first : register(other, t0); //~ 28: error: register type is unsupported - available types are 'b', 'c', 'i', 's', 't', 'u'
float4 main() : SV_Target { return 1; }

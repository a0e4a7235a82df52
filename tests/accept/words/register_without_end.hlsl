// -T ps_6_0 -E main => refused
Texture2D albedo : register(t0 //~ 31: error: expected ')'
float4 main() : SV_Target { return 0; }

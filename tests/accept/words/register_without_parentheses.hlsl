// -T ps_6_0 -E main => refused
Texture2D albedo : register t0; //~ 28: error: expected '(' after 'register'
float4 main() : SV_Target { return 0; }

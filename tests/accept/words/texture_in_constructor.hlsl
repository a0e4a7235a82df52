// -T ps_6_0 -E main => refused
Texture2D source;
float4 main() : SV_Target { return float4(1, 2, source, 0); } //~ 43: error: type mismatch

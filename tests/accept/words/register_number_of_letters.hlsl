// -T ps_6_0 -E main => refused
Texture2D t : register(tx); //~ 24: error: register number should be an integral numeric string
float4 main() : SV_Target { return 1; }

// -T ps_6_0 => refused
Texture2D colours : register(space1x); //~ 30: error: space number should be an integral numeric string
float4 main() : SV_Target { return colours.Load(0); }

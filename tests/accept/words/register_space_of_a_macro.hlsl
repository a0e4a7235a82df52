// -T ps_6_0 => refused
Texture2D colours : register(t0, spaceMATERIAL); //~ 34: error: space number should be an integral numeric string
float4 main() : SV_Target { return colours.Load(0); }

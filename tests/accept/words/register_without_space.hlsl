// -T ps_6_0 => refused
Texture2D colours : register(t0, material); //~ 34: error: expected space definition with syntax 'spaceX', where X is an integral value
float4 main() : SV_Target { return colours.Load(0); }

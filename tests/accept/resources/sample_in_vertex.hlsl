// -T vs_6_0
Texture2D t; SamplerState s;
float4 main(float2 uv : UV) : SV_Position { return t.Sample(s, uv); }

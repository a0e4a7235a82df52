// -T vs_6_0 => refused
Texture2D t; SamplerState s;
float4 main(float2 uv : UV) : SV_Position { return t.Sample(s, uv); } //~ 52: error: Opcode Sample not valid in shader model vs_6_0.

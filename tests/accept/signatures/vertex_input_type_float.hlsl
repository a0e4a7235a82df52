// -T vs_6_0
float4 main(float v : V) : SV_Position { return (float)v; }

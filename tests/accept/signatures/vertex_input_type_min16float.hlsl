// -T vs_6_0
float4 main(min16float v : V) : SV_Position { return (float)v; }

// -T vs_6_0
float4 main(double v : V) : SV_Position { return (float)v; }

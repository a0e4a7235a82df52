// -T vs_6_0
float4 main(int v : V) : SV_Position { return (float)v; }

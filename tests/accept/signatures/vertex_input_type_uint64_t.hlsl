// -T vs_6_0
float4 main(uint64_t v : V) : SV_Position { return (float)v; }

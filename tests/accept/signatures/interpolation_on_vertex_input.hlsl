// -T vs_6_0
float4 main(nointerpolation float4 c : C) : SV_Position { return c; }

// -T vs_6_0
float3 main(float3 p : P) : SV_Position { return p; }

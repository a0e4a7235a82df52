// -T vs_6_0
float4 main(float4 p : P) : Q { return p; }

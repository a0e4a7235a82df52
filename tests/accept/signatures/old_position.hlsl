// -T vs_6_0
float4 main(float4 p : POSITION) : POSITION { return p; }

// -T ps_6_0
float4 main(float4 c : C) { return c; }

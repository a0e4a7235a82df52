// -T ps_6_0
float4 main(float c : 3) : SV_Target { return c; }

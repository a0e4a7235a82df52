// -T ps_6_0
float4 main(float4 c) : SV_Target { return c; }

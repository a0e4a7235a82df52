// -T ps_6_0
float4 main(uniform float4 k, float4 c : C) : SV_Target { return c * k; }

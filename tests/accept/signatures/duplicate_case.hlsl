// -T ps_6_0
float4 main(float4 c : C, float4 d : c) : SV_Target { return c + d; }

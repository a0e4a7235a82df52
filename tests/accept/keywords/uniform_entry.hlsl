// -T ps_6_0 -E main
float4 main(uniform float4 x) : SV_Target { return x; }

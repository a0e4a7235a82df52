// -T ps_6_0 => refused //~ error: Semantic 'C' overlap at 1.
float4 main(float4 c[3] : C, float4 d : C1) : SV_Target { return c[0] + d; }

// -T ps_6_0 => refused //~ error: Semantic 'C' overlap at 0.
float4 main(float4 c : C, float4 d : C) : SV_Target { return c + d; }

// -T ps_6_0 => refused //~ error: Semantic 'c' overlap at 0.
float4 main(float4 c : C, float4 d : c) : SV_Target { return c + d; }

// -T ps_6_0
float4 main(float2 p : VPOS, float4 c : COLOR0) : COLOR0 { return c; }

// -T ps_6_0 => refused
float4 main(float2 p : VPOS, float4 c : COLOR0) : COLOR0 { return c; } //~ 51: error: invalid semantic 'COLOR' for ps 6.0

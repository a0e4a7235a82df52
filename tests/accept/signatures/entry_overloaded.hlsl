// -T ps_6_0 => refused
float4 main(float x) { return x; }
float4 main(float2 c : C) : SV_Target { return c.xyxy; } //~ 8: error: conflicting types for 'main'

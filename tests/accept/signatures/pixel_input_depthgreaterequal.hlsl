// -T ps_6_4 => refused
float4 main(float v : SV_DepthGreaterEqual) : SV_Target { return v.xxxx; } //~ 23: error: invalid semantic 'SV_DepthGreaterEqual' for ps 6.4

// -T ps_6_4
float4 main(float v : SV_DepthGreaterEqual) : SV_Target { return v.xxxx; }

// -T ps_6_0
float4 main(nointerpolation int64_t v : V) : SV_Target { return (float)v; }

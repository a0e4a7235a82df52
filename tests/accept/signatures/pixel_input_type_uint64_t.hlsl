// -T ps_6_0
float4 main(nointerpolation uint64_t v : V) : SV_Target { return (float)v; }

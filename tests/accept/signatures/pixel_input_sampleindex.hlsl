// -T ps_6_4
float4 main(uint v : SV_SampleIndex) : SV_Target { return v.xxxx; }

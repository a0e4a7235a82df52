// -T ps_6_4
float4 main(float4 v : SV_Target7) : SV_Target { return v.xxxx; }

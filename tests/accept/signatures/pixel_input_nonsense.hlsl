// -T ps_6_4
float4 main(float4 v : SV_Nonsense) : SV_Target { return v.xxxx; }

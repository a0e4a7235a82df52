// -T ps_6_4
float4 main(uint3 v : SV_GroupID) : SV_Target { return v.xxxx; }

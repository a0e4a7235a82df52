// -T ps_6_4
float4 main(float4 v : TEXCOORD) : SV_Target { return v.xxxx; }

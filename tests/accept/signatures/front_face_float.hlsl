// -T ps_6_0
float4 main(float c : SV_IsFrontFace) : SV_Target { return c; }

// -T ps_6_0
float4 main(float x : X) : SV_Target { return x > 1 ? main(x - 1) : 1; }

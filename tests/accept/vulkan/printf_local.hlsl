// -T ps_6_0 -spirv
float4 main(float4 p : P) : SV_Target { string s = "abc"; printf(s); return 1; }

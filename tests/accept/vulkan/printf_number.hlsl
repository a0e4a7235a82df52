// -T ps_6_0 -spirv
float4 main(float4 p : P) : SV_Target { printf(3); return 1; }

// -T ps_6_0 -spirv => spirv
float4 main(float4 p : P) : SV_Target { bool b = p.x > 1; float2x2 m = 1; printf("a %d", b); return 1; }

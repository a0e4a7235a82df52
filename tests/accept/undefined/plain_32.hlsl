// -T ps_6_0 -E main
float4 main(float f : F) : SV_Target { float4 x; return x + 1; }

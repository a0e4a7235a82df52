// -T ps_6_0 -E main => dxil spirv
static const uint K = 3;
float4 main(float x : N) : SV_Target { float s = 0; 
[unroll(K)]
 for (float i = 0; i < x; i += 1) s += i; return s; }

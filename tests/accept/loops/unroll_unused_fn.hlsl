// -T ps_6_0 -E main => dxil spirv
float f(int n, float x) { float s = 0; [unroll] for (int i = 0; i < n; i++) s += i * x; return s; }
float4 main(float x : X) : SV_Target { return x; }

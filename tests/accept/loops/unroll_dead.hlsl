// -T ps_6_0 -E main => dxil spirv
float4 main(float x : X) : SV_Target { float s = 0; int n = x; if (false) { [unroll] for (int i = 0; i < n; i++) s += i * x; } return s; }

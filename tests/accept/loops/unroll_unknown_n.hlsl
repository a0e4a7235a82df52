// -T ps_6_0 -E main => dxil spirv
float4 main(int n : N) : SV_Target { float s = 0; [unroll(4)] for (int i = 0; i < n; i++) s += i; return s; }

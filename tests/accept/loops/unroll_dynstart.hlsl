// -T ps_6_0 -E main => dxil spirv
float4 main(int x : N) : SV_Target { float s = 0; [unroll] for (int i = x; i < x + 4; i++) s += i; return s; }

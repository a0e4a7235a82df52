// -T ps_6_0 -E main
float4 main(float n : N) : SV_Target { float s = 0; [unroll] for (uint i = 0; i < sqrt(n); i++) s += i; return s; }

// -T ps_6_0 -E main => refused
float4 main(int n : N) : SV_Target { float s = 0; [unroll(-1)] for (int i = 0; i < n; i++) s += i; return s; } //~ 97: error: Could not unroll loop. Invalid unroll count.

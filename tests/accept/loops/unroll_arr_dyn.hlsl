// -T ps_6_0 -E main
static const int N[3] = {1, 2, 3};
float4 main(int n : N) : SV_Target { float s = 0; [unroll] for (int i = 0; i < N[n]; i++) { if (i == n) continue; s += i; } return s; }

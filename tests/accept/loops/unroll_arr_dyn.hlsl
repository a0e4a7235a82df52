// -T ps_6_0 -E main => refused
static const int N[3] = {1, 2, 3};
float4 main(int n : N) : SV_Target { float s = 0; [unroll] for (int i = 0; i < N[n]; i++) { if (i == n) continue; s += i; } return s; } //~ 99: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.

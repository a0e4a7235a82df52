// -T ps_6_0 -E main => refused
float f(int n, float x) { float s = 0; [unroll] for (int i = 0; i < n; i++) s += i * x; return s; } //~ 82: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.
float4 main(float x : X) : SV_Target { return f(x, x); }

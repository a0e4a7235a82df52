// -T ps_6_0 -E main => refused
cbuffer C { int n; };
float4 main() : SV_Target { float s = 0; [unroll] for (int i = 0; i < n; i++) s += i; return s; } //~ 84: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.

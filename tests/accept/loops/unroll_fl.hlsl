// -T ps_6_0 -E main => refused
float4 main(float x : N) : SV_Target { float s = 0; [unroll] for (float i = 0; i < x; i += 1) s += i; return s; } //~ 97: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.

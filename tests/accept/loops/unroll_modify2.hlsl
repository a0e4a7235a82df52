// -T ps_6_0 -E main => refused
float4 main(float x : X) : SV_Target { float s = 0; [unroll] for (int i = 0; i < 10; i++) { s += i * x; if (x > 5) i += 2; } return s; } //~ 62: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.

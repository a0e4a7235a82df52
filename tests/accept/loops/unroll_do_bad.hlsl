// -T ps_6_0 -E main => refused
float4 main(float x : X) : SV_Target { float s = 0; int i = 0; [unroll] do { s += x * i; i++; } while (s < 5); return s; } //~ 53: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.

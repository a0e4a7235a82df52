// -T ps_6_0 -E main => refused
float4 main(float x : X) : SV_Target { float s = 0; int n = x; [unroll] for (int i = 0; i < n; i++) [loop] for (int j = 0; j < 4; j++) s += i * j * x; return s; } //~ 108: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.

// -T ps_6_0 -E main => refused
float4 main(uint x : X) : SV_Target { float s = 0; [unroll] for (uint i = x; i != 0; i &= i - 1) { s += firstbitlow(i) * x; } return s; } //~ 105: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.

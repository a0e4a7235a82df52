// -T ps_6_0 -E main => refused
float4 main(float n : N) : SV_Target { float s = 0; [unroll] for (uint i = 0; i < sqrt(n); i++) s += i; return s; } //~ 102: error: Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count. Use '-HV 2016' to treat this as warning.

// -T ps_6_0 -E main
float4 main(float x : X) : SV_Target { float s = 0; int i = 0; [unroll] do { s += x * i; i++; } while (s < 5); return s; }

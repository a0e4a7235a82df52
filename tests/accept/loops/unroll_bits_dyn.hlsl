// -T ps_6_0 -E main
float4 main(uint x : X) : SV_Target { float s = 0; [unroll] for (uint i = x; i != 0; i &= i - 1) { s += firstbitlow(i) * x; } return s; }

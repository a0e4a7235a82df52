// -T ps_6_0 -E main => dxil spirv
float4 main(uint x : N) : SV_Target { float s = 0; uint i = 0; [unroll] while (true) { if (i >= 10) break; s += i; i++; } return s; }

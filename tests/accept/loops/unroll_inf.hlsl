// -T ps_6_0 -E main => dxil spirv
float4 main(float x : X) : SV_Target { float s = 0; [unroll] for (;;) { s += x; if (s > 10) break; } return s; }

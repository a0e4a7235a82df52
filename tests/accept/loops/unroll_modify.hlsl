// -T ps_6_0 -E main => dxil spirv
float4 main(float x : X) : SV_Target { float s = 0; [unroll] for (int i = 0; i < 10; i++) { s += i * x; if (i == 5) i += 2; } return s; }

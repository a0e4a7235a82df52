// -T ps_6_0 -E main => dxil spirv
float4 main(float x : X) : SV_Target { float s = 0; [unroll] for (float i = 0; i < 1.0; i += 0.125) s += i * x; return s; }

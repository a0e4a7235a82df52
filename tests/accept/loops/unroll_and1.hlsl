// -T ps_6_0 -E main => dxil spirv
float4 main(uint x : N) : SV_Target { float s = 0; [unroll] for (uint i = 0; s < 4 && i < 10; i++) s += i; return s; }

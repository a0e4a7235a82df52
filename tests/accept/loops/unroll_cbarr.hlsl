// -T ps_6_0 -E main
cbuffer C { uint4 a[8]; };
float4 main(uint n : N) : SV_Target { float s = 0; [unroll] for (uint i = 0; i < a[n].z; i++) s += i; return s; }

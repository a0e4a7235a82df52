// -T ps_6_0 -E main => dxil spirv
StructuredBuffer<uint> b; 
float4 main(uint n : N) : SV_Target { float s = 0; [unroll] for (uint i = 0; i < b[n]; i++) s += i; return s; }

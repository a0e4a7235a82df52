// -T ps_6_0 -E main => dxil spirv
ByteAddressBuffer b; 
float4 main(uint n : N) : SV_Target { float s = 0; [unroll] for (uint i = 0; i < b.Load(4); i++) s += i; return s; }

// -T ps_6_0 -E main => refused
cbuffer C { typedef int Q; float b; }; //~ 25: error: invalid decl inside cbuffer
float4 main(uint i : I) : SV_Target { return 1; }

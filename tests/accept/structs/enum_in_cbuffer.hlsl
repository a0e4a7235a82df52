// -T ps_6_0 -E main -HV 2021 => refused
cbuffer C { enum E { A }; float b; }; //~ 18: error: invalid decl inside cbuffer
float4 main(uint i : I) : SV_Target { return 1; }

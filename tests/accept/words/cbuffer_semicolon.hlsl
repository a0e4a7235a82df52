// -T ps_6_0 -E main => refused
cbuffer C { uint a float b; }; //~ 19: error: expected ';' after top level declarator
float4 main(uint i : I) : SV_Target { return 1; }

// -T ps_6_0 -E main => refused
cbuffer C { struct { float q; }; float b; }; //~ 13: error: anonymous structs and classes must be class members
float4 main(uint i : I) : SV_Target { return 1; }

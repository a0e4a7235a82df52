// -T ps_6_0 -E main -HV 2021 => refused
cbuffer C { template<typename T> struct X { T t; }; float b; }; //~ 13: error: templates can only be declared in namespace or class scope
float4 main(uint i : I) : SV_Target { return 1; }

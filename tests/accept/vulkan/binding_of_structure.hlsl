// -T ps_6_0 -spirv => refused
struct S { float4 a; }; 
[[vk::binding(1)]] S s;  //~ 3: error: variable 's' will be placed in $Globals so cannot have vk::binding attribute
float4 main() : SV_Target { return s.a; }

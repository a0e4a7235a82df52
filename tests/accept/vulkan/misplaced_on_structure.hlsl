// -T ps_6_0 -E main -spirv => refused
struct [[vk::location(1)]] S { float4 a; }; //~ 10: error: 'location' attribute only applies to functions, parameters, and fields
float4 main(float4 u : U) : SV_Target { S s; s.a = u; return s.a; }

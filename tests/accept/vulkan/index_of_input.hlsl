// -T ps_6_0 -E main -spirv => refused //~ error: generated SPIR-V is invalid: Index decoration on target <id> '2[%in_var_A]' must be in the Output storage class
float4 main([[vk::location(0), vk::index(0)]] float4 a : A) : SV_Target { return a; }

// -T ps_6_0 -spirv => refused
float4 main([[vk::builtin("BaseVertex")]] int a : A) : SV_Target { return a; } //~ 15: error: BaseVertex builtin cannot be used as PSIn

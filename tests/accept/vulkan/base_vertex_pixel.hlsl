// -T ps_6_0 -spirv
float4 main([[vk::builtin("BaseVertex")]] int a : A) : SV_Target { return a; }

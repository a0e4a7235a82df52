// -T vs_6_0 -spirv
float4 main([[vk::builtin("BaseVertex")]] min16int a : A) : SV_Position { return a; }

// -T vs_6_0 -spirv
float4 main([[vk::builtin("DrawIndex")]] int a[1] : A) : SV_Position { return a[0]; }

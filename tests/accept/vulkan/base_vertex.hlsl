// -T vs_6_0 -spirv => spirv
float4 main([[vk::builtin("BaseVertex")]] int a : A, [[vk::builtin("BaseInstance")]] uint b : B, [[vk::builtin("DrawIndex")]] int c : C, [[vk::builtin("DeviceIndex")]] int d : D) : SV_Position { return a+b+c+d; }

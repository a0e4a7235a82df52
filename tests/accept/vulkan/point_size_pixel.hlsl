// -T ps_6_0 -spirv
float4 main([[vk::builtin("PointSize")]] float a : A, [[vk::builtin("DeviceIndex")]] int d : B) : SV_Target { return a + d; }

// -T ps_6_0 -spirv => spirv
float4 main([[vk::builtin("DeviceIndex")]] int a : A) : SV_Target { return a; }

// -T cs_6_0 -spirv => spirv
[numthreads(1,1,1)] void main([[vk::builtin("DeviceIndex")]] int d : SV_GroupIndex) { }

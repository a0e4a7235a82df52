// -T vs_6_0 -spirv => refused
void main([[vk::builtin("DeviceIndex")]] out int a : A, out float4 p : SV_Position) { p = 1; a = 2; } //~ 13: error: DeviceIndex builtin can only be used as shader input

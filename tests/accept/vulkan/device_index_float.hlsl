// -T vs_6_0 -spirv => refused
void main([[vk::builtin("DeviceIndex")]] float a : A, out float4 p : SV_Position) { p = a.x; } //~ 13: error: DeviceIndex builtin must be of 32-bit scalar integer type

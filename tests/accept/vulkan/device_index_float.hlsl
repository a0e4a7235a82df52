// -T vs_6_0 -spirv
void main([[vk::builtin("DeviceIndex")]] float a : A, out float4 p : SV_Position) { p = a.x; }

// -T vs_6_0 -spirv
void main([[vk::builtin("BaseVertex")]] uint2 a : A, out float4 p : SV_Position) { p = a.x; }

// -T vs_6_0 -spirv => refused
void main([[vk::builtin("BaseVertex")]] uint2 a : A, out float4 p : SV_Position) { p = a.x; } //~ 13: error: BaseVertex builtin must be of 32-bit scalar integer type

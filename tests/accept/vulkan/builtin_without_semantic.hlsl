// -T vs_6_0 -spirv
void main([[vk::builtin("BaseInstance")]] int a, out float4 p : SV_Position) { p = a; }

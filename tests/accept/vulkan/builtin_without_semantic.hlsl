// -T vs_6_0 -spirv => refused
void main([[vk::builtin("BaseInstance")]] int a, out float4 p : SV_Position) { p = a; } //~ 47: error: semantic string missing for shader input variable 'a'

// -T vs_6_0 -spirv => refused
struct S { [[vk::builtin("BaseInstance")]] int64_t a : A; }; //~ 14: error: BaseInstance builtin must be of 32-bit scalar integer type
void main(S s, out float4 p : SV_Position) { p = s.a; }

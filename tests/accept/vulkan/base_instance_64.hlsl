// -T vs_6_0 -spirv
struct S { [[vk::builtin("BaseInstance")]] int64_t a : A; };
void main(S s, out float4 p : SV_Position) { p = s.a; }

// -T vs_6_0 -spirv
struct S { [[vk::ext_builtin_input(42)]] int vid : V; };
float4 main(S s) : SV_Position { return s.vid; }

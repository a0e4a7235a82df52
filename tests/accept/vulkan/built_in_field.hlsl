// -T vs_6_0 -spirv => refused
struct S { [[vk::ext_builtin_input(42)]] int vid : V; }; //~ 14: error: 'ext_builtin_input' attribute only applies to variables
float4 main(S s) : SV_Position { return s.vid; }

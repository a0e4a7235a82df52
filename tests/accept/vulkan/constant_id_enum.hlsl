// -T ps_6_0 -spirv => spirv
enum E { X, Y }; [[vk::constant_id(0)]] const E a = Y;
float4 main() : SV_Target { return a; }

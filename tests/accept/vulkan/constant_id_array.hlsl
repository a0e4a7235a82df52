// -T vs_6_0 -spirv => refused
[[vk::constant_id(0)]] const int A = 4;
static int arr[A]; //~ 15: error: variable length arrays are not supported in HLSL
float4 main() : SV_Position { return arr[0]; }

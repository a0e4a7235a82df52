// -T vs_6_0 -spirv
[[vk::constant_id(0)]] const int A = 4;
static int arr[A];
float4 main() : SV_Position { return arr[0]; }

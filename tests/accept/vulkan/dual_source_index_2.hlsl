// -T ps_6_0 -E main -spirv => refused
struct O {
    [[vk::location(0), vk::index(1)]] float4 b : SV_Target1;
    [[vk::location(0), vk::index(2)]] float4 a : SV_Target; //~ 24: error: dual-source blending only accepts 0 or 1 as vk::index
};
O main() { return (O)1; }

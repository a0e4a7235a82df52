// -T vs_6_0 -E main -spirv => refused
struct O {
    [[vk::location(0), vk::index(1)]] float4 b : A; //~ 24: error: vk::index only allowed in pixel shader
    float4 a : SV_Position;
};
O main() { return (O)1; }

// -T vs_6_0 -E main
[[vk::binding(1)]] RWBuffer<float> a;
[[vk::counter_binding(2)]] RWStructuredBuffer<float> b;
struct P {
    [[vk::offset(4)]] float a;
    [[vk::location(3)]] float q;
};
[[vk::push_constant]] P p;
[[vk::nonsense(2)]] float u;
[[other::thing]] float v;
[[unknown]] float w;
[[unroll]] float z;
[[vk::location(2)]] float4 main([[vk::location(2)]] float f : F, [[vk::builtin("DrawIndex")]] int d : D,
                                out [[vk::builtin("PointSize")]] float s : SIZE) : A {
    s = 2;
    a[0] = p.a * u * v * w * z;
    return d;
}

// -T vs_6_0 -E main => refused
[[vk::binding(1)]] RWBuffer<float> a; //~ 3: warning: 'binding' attribute ignored [-Wignored-attributes]
[[vk::counter_binding(2)]] RWStructuredBuffer<float> b; //~ 3: warning: 'counter_binding' attribute ignored [-Wignored-attributes]
struct P {
    [[vk::offset(4)]] float a; //~ 7: warning: 'offset' attribute ignored [-Wignored-attributes]
    [[vk::location(3)]] float q; //~ 7: warning: 'location' attribute ignored [-Wignored-attributes]
};
[[vk::push_constant]] P p; //~ 3: warning: 'push_constant' attribute ignored [-Wignored-attributes]
[[vk::nonsense(2)]] float u; //~ 3: warning: unknown attribute 'nonsense' ignored [-Wunknown-attributes]
[[other::thing]] float v; //~ 3: warning: unknown attribute 'thing' ignored [-Wunknown-attributes]
[[unknown]] float w; //~ 3: warning: unknown attribute 'unknown' ignored [-Wunknown-attributes]
[[unroll]] float z; //~ 3: warning: attribute 'unroll' can only be applied to 'for', 'while' and 'do' loop statements [-Wattribute-statement]
[[vk::location(2)]] float4 main([[vk::location(2)]] float f : F, [[vk::builtin("DrawIndex")]] int d : D, //~ 3: warning: 'location' attribute ignored [-Wignored-attributes] //~ 35: warning: 'location' attribute ignored [-Wignored-attributes] //~ 68: warning: 'builtin' attribute ignored [-Wignored-attributes]
                                out [[vk::builtin("PointSize")]] float s : SIZE) : A { //~ 38: error: expected expression
    s = 2;
    a[0] = p.a * u * v * w * z;
    return d;
}

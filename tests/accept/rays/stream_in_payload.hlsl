// -T lib_6_3 => refused
struct Q {
    LineStream<float4> t[2];
    float a;
};
struct R {
    Q q;
};
[shader("miss")]
void m(inout R q) {} //~ 16: error: payload parameter 'q' must be a user-defined type composed of only numeric types

// -T lib_6_3 => refused
struct Q {
    InputPatch<float4, 3> t;
    float a;
};
[shader("callable")]
void m(inout Q q) {} //~ 16: error: callable parameter 'q' must be a user-defined type composed of only numeric types

// -T vs_6_0 -E main => refused
struct Outputs {
    float4 p : SV_Positionx;
};
Outputs main() { //~ 1: error: Semantic SV_Positionx is invalid for shader model: vs
    Outputs o;
    o.p = 1;
    return o;
}

// -T vs_6_0 -E main
struct Outputs {
    float4 p : SV_Positionx;
};
Outputs main() {
    Outputs o;
    o.p = 1;
    return o;
}

// -T vs_6_0 -E main => dxil spirv
struct Result { float4 position : SV_Position; };
Result main(float a : A, out float4 colour : COLOR, inout float kept : KEPT) {
    Result r;
    r.position = a + kept;
    colour = 2;
    return r;
}

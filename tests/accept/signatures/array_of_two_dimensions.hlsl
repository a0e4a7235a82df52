// -T vs_6_0 -E main => dxil
// except spirv: DXC dies of an array of two dimensions there
struct Outputs {
    float4 position : SV_Position;
    min16float2x2 frames[2][2] : FRAME3;
    float weights[2][3] : WEIGHT;
};
void main(float3 a[2][2] : A, out Outputs o) {
    o = (Outputs)0;
    o.position = a[1][0].xyzz;
    o.frames[1][0] = 2;
    o.weights[1][2] = 3;
}

// -T vs_6_0 -E main => dxil
struct Outputs {
    float2 a[4] : PART0;
    float2 b : PART4;
    float4 position : SV_Position;
    float c : TEXCOORD0;
    bool4 d[4] : TANGENT0;
    float e : PART6;
    uint3 f : PART8;
    bool3 g : COLOR;
    float4 h : NORMAL;
    float3 i[3] : OTHER;
};
void main(float4 p : P, out Outputs o) {
    o = (Outputs)0;
    o.position = p;
}

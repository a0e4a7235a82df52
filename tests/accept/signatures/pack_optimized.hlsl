// -T vs_6_2 -E main -pack-optimized -enable-16bit-types => dxil spirv
struct Vertex
{
    uint layer : SV_RenderTargetArrayIndex;
    float a : A;
    noperspective float3 b : B;
    float2 c[2] : C;
    float3 clip : SV_ClipDistance;
    float16_t d : D;
    float cull : SV_CullDistance;
    nointerpolation uint2 e : E;
    float3 f : F;
    float4 place : SV_Position;
    float g[3] : G;
};
Vertex main(float4 p : P)
{
    Vertex made = (Vertex)0;
    made.place = p;
    return made;
}

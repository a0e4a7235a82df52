// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct W
{
    float4 p : SV_Position;
    uint r : SV_RenderTargetArrayIndex;
    uint v : SV_ViewportArrayIndex;
    float4 c : SV_ClipDistance0;
    float2 d : SV_CullDistance;
    uint id : SV_PrimitiveID;
};
[maxvertexcount(3)]
void main(triangle V v[3], inout TriangleStream<W> s)
{
    W o;
    o.p = v[0].p;
    o.r = 1;
    o.v = 2;
    o.c = 1;
    o.d = 2;
    o.id = 4;
    s.Append(o);
}

// -T gs_6_0 -E main => dxil spirv
struct W
{
    float4 p : SV_Position;
    uint f : SV_RenderTargetArrayIndex;
};
cbuffer C
{
    float4x4 m[6];
}
[instance(6)]
[maxvertexcount(3)]
void main(triangle float4 p[3] : SV_Position, uint g : SV_GSInstanceID, inout TriangleStream<W> s)
{
    for (int i = 0; i < 3; ++i)
    {
        W o;
        o.p = mul(p[i], m[g]);
        o.f = g;
        s.Append(o);
    }
}

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
[maxvertexcount(18)]
void main(triangle float4 p[3] : SV_Position, inout TriangleStream<W> s)
{
    for (int f = 0; f < 6; ++f)
    {
        for (int i = 0; i < 3; ++i)
        {
            W o;
            o.p = mul(p[i], m[f]);
            o.f = f;
            s.Append(o);
        }
        s.RestartStrip();
    }
}

// -T gs_6_0 -E main => dxil spirv
struct B
{
    float4 p : SV_Position;
};
struct W : B
{
    float2 uv : UV;
};
[maxvertexcount(3)]
void main(triangle W v[3], inout TriangleStream<W> s)
{
    for (int i = 0; i < 3; ++i)
    {
        W o = v[i];
        o.uv += 1;
        s.Append(o);
    }
    s.RestartStrip();
}

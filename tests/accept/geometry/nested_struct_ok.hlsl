// -T gs_6_0 -E main => dxil spirv
struct I
{
    float3 n : NORMAL;
    float2 uv[2] : UV;
};
struct W
{
    float4 p : SV_Position;
    I i;
    float q : Q;
};
[maxvertexcount(3)]
void main(triangle W v[3], inout TriangleStream<W> s)
{
    W o;
    for (int i = 0; i < 3; ++i)
    {
        o = v[i];
        o.p=v[i].p+v[i].i.uv[i%2].xyxy + v[2-i].i.n.xyzz*v[i].q;
        s.Append(o);
    }
}

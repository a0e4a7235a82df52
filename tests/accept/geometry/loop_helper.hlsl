// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
void put(inout TriangleStream<O> s, float4 p)
{
    O o;
    o.p = p;
    s.Append(o);
}
int n;
[maxvertexcount(3)]
void main(triangle V v[3], inout TriangleStream<O> s)
{
    for (int i = 0; i < n; ++i)
    {
        put(s, v[i].p);
        if (i > 2) s.RestartStrip();
    }
}

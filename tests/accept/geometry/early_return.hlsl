// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
int n;
[maxvertexcount(3)]
void main(triangle V v[3], inout TriangleStream<O> s)
{
    O o;
    if (n > 3) return;
    for (int i = 0; i < n; ++i)
    {
        o.p = v[i].p;
        if (i > 2) return;
        s.Append(o);
    }
}

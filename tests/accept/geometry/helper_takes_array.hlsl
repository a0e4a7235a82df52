// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
float4 f(V v[3], int i)
{
    return v[i].p;
}
[maxvertexcount(3)]
void main(triangle V v[3], inout PointStream<O> s)
{
    O o;
    o.p=f(v, v[0].p.x);
    s.Append(o);
}

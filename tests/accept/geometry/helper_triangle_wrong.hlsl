// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
float4 f(triangle V v[2], int i)
{
    return v[i].p;
}
[maxvertexcount(3)]
void main(triangle V v[3], inout PointStream<O> s)
{
    O o;
    o.p=v[0].p.x;
    s.Append(o);
}

// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
void f(inout PointStream<O> s, V v)
{
    O o;
    o.p=v.p;
    s.Append(o);
}
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<O> s)
{
    f(s, v[0]);
}

// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
struct V2
{
    float4 p : POS;
};
void f(inout PointStream<O> a, inout PointStream<V2> b)
{
    O o;
    o.p = 1;
    V2 q;
    q.p = 2;
    b.Append(q);
    a.Append(o);
}
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<V2> t, inout PointStream<O> s)
{
    f(s, t);
}

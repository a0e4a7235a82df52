// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
struct E
{
    PointStream<O> dummy;
    void go(inout TriangleStream<O> s, float4 p)
    {
        O o;
        o.p = p;
        s.Append(o);
    }
};
[maxvertexcount(3)]
void main(triangle V v[3], inout TriangleStream<O> s)
{
    E e;
    e.go(s, v[0].p);
}

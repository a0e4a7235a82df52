// -T gs_6_0 -E main => dxil
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
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<O> s, inout PointStream<V2> t, inout PointStream<V2> t1, inout PointStream<V2> t2)
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    s.RestartStrip();
}

// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
void f(PointStream<O> s, V v) //~ 8: error: stream-output object must be an inout parameter
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

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
int n;
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<O> s, inout PointStream<V2> t)
{
    O o;
    o.p = v[0].p;
    V2 q;
    q.p = 1;
    if (n) s.Append(o);
    else t.Append(q);
    s.RestartStrip();
    t.RestartStrip();
}

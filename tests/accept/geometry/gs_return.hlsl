// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
float4 main(point V v[1], inout PointStream<O> s) : SV_Position //~ 53: error: invalid semantic 'SV_Position' for gs 6.0
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    return 0;
}

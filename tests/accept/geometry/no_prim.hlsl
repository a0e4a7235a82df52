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
void main(V v[1], inout PointStream<O> s) //~ 1: error: Semantic SV_Position is invalid for shader model: gs
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    s.RestartStrip();
}

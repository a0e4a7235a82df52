// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct W
{
    float4 p : SV_Target;
};
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<W> s) //~ 1: error: Semantic SV_Target is invalid for shader model: gs
{
    W o;
    o.p=v[0].p;
    s.Append(o);
}

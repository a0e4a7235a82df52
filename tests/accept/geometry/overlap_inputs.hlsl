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
void main(point V v[1], point V w[1], inout PointStream<O> s) //~ 1: error: Parameter with semantic SV_Position has overlapping semantic index at 0.
{
    O o;
    o.p=v[0].p;
    s.Append(o);
}

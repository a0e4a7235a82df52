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
void main(point V v[1], uint id : SV_ViewID, inout PointStream<O> s) //~ 35: error: invalid semantic 'SV_ViewID' for gs 6.0
{
    O o;
    o.p=v[0].p*id;
    s.Append(o);
}

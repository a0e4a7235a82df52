// -T gs_6_0 -E main => refused
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
void main(point V v[1], line V2 w[2], inout PointStream<O> s) //~ 33: error: input parameter conflicts with geometry specifier of previous input parameters
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    s.RestartStrip();
}

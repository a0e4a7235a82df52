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
void main(point V v[1], out PointStream<O> s) //~ 25: error: stream-output object must be an inout parameter
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    s.RestartStrip();
}

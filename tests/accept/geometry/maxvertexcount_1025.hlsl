// -T gs_6_0 -E main => refused //~ error: GS output vertex count must be [0..1024].  1025 specified.
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(1025)]
void main(point V v[1], inout PointStream<O> s)
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    s.RestartStrip();
}

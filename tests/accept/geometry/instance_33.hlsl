// -T gs_6_0 -E main => refused //~ error: GS instance count must be [1..32].  33 specified.
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[instance(33)]
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<O> s)
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    s.RestartStrip();
}

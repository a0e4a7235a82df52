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
void main(line V v[3], inout PointStream<O> s) //~ 18: error: array dimension for line must be 2
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    s.RestartStrip();
}

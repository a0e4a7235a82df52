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
void main(triangle V v[2], inout PointStream<O> s) //~ 22: error: array dimension for triangle must be 3
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    s.RestartStrip();
}

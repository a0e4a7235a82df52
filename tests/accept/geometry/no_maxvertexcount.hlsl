// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
void main(point V v[1], inout PointStream<O> s) //~ 6: error: geometry entry point must have a valid maxvertexcount attribute
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    s.RestartStrip();
}

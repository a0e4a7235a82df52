// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3.5)] //~ 2: warning: attribute 'maxvertexcount' must have a uint literal argument [-Wattribute-type]
void main(point V v[1], inout PointStream<O> s)
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    s.RestartStrip();
}

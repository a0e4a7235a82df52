// -T gs_6_0 -E main => refused //~ error: Declared output vertex count (257) multiplied by the total number of declared scalar components of output data (4) equals 1028.  This value cannot be greater than 1024.
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(257)]
void main(point V v[1], inout PointStream<O> s)
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    s.RestartStrip();
}

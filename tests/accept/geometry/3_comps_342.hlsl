// -T gs_6_0 -E main => refused //~ error: Declared output vertex count (342) multiplied by the total number of declared scalar components of output data (3) equals 1026.  This value cannot be greater than 1024.
struct V
{
    float4 p : SV_Position;
};
struct P
{
    float3 a:A;
};
[maxvertexcount(342)]
void main(point V v[1], inout PointStream<P> s)
{
    P o;
    o.a=v[0].p.xyz;
    s.Append(o);
}

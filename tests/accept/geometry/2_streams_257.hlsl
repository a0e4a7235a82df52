// -T gs_6_0 -E main => refused //~ error: Declared output vertex count (257) multiplied by the total number of declared scalar components of output data (8) equals 2056.  This value cannot be greater than 1024.
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
[maxvertexcount(257)]
void main(point V v[1], inout PointStream<O> s, inout PointStream<V2> t)
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    V2 q;
    q.p=1;
    t.Append(q);
}

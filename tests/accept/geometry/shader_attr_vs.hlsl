// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[shader("vertex")] //~ 2: error: entry type 'geometry' from profile 'gs_6_0' conflicts with shader attribute type 'vertex' on entry function 'main'.
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<O> s)
{
    O o;
    o.p=v[0].p;
    s.Append(o);
}

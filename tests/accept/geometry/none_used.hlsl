// -T gs_6_0 -E main => refused //~ error: Not all elements of output SV_Position were written.
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
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<O> s, inout PointStream<V2> t)
{
}

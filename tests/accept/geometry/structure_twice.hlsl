// -T gs_6_0 => refused //~ error: Semantic 'A' overlap at 0.
struct Part
{
    float a : A;
};
struct V
{
    Part one;
    Part two;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(1)]
void main(point V v[1], inout PointStream<O> s)
{
    O o;
    o.p = v[0].one.a + v[0].two.a;
    s.Append(o);
}

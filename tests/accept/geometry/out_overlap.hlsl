// -T gs_6_0 -E main => refused //~ error: Semantic 'A' overlap at 0.
struct V
{
    float4 p : SV_Position;
};
struct W
{
    float4 p : SV_Position;
    float4 q : A;
    float4 r : A;
};
[maxvertexcount(3)]
void main(point V v[1],  inout PointStream<W> s)
{
    W o;
    o.p=v[0].p;
    o.q=1;
    o.r=2;
    s.Append(o);
}

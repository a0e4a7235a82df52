// -T gs_6_0 -E main => dxil
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(inout triangle V v[3], inout TriangleStream<O> s)
{
    O o;
    o.p = v[0].p;
    s.Append(o);
}

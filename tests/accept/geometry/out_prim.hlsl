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
void main(out triangle V v[3], inout TriangleStream<O> s)
{
    O o;
    o.p = 0;
    s.Append(o);
}

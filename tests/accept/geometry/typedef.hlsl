// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
typedef TriangleStream<O> TS;
[maxvertexcount(3)]
void main(triangle V v[3], inout TS s)
{
    O o;
    o.p = v[0].p;
    s.Append(o);
}

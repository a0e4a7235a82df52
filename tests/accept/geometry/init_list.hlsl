// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<O> s)
{
    O o = (O)0;
    s.Append((O)0);
    s.Append(o);
}

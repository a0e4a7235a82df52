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
void main(triangle V v[3], inout PointStream<O> s)
{
    O o =
    {
        v[2].p
    };
    s.Append(o);
}

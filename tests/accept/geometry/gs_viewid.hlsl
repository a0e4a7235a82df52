// -T gs_6_1 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(point V v[1], uint id : SV_ViewID, inout PointStream<O> s)
{
    O o;
    o.p=v[0].p*id;
    s.Append(o);
}

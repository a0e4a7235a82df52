// -T gs_6_8 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(point V v[1], uint id : SV_PrimitiveID, uint w : SV_ViewID, inout PointStream<O> s)
{
    O o;
    o.p = v[0].p * id * w;
    s.Append(o);
}

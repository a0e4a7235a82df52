// -T gs_6_0 -E main => dxil spirv
struct O
{
    float4 p : SV_Position;
};
struct W
{
    float4 p : SV_Position;
    uint i : SV_RenderTargetArrayIndex;
    uint j : SV_ViewportArrayIndex;
};
[maxvertexcount(3)]
void main(point W v[1], inout PointStream<O> s)
{
    O o;
    o.p=v[0].p*v[0].i;
    s.Append(o);
}

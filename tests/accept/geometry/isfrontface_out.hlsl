// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct W
{
    float4 p : SV_Position;
    bool f : SV_IsFrontFace;
};
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<W> s)
{
    W o;
    o.p=v[0].p;
    o.f = true;
    s.Append(o);
}

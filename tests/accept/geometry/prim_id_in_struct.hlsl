// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
struct W
{
    uint i : SV_PrimitiveID;
    uint g : SV_GSInstanceID;
};
[maxvertexcount(3)]
void main(point V v[1], W w, inout PointStream<O> s)
{
    O o;
    o.p=v[0].p*w.i*w.g;
    s.Append(o);
}

// -T gs_6_0 -E main => refused //~ error: SV_PrimitiveID must be uint.
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(point V v[1], int id : SV_PrimitiveID, inout PointStream<O> s)
{
    O o;
    o.p=v[0].p*id;
    s.Append(o);
}

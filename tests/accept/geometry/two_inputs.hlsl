// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
struct V2
{
    float4 p : POS;
};
[maxvertexcount(3)]
void main(inout LineStream<O> s, uint id : SV_PrimitiveID, line V v[2], line V2 w[2])
{
    O o;
    o.p=v[0].p + w[1].p*id;
    s.Append(o);
}

// -T gs_6_0 -E main => dxil spirv
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(triangle float4 v[3][2] : AA, inout PointStream<O> s)
{
    O o;
    o.p=v[0][1];
    s.Append(o);
}

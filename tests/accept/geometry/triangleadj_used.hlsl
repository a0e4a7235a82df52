// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(6)]
void main(triangleadj V v[6], inout TriangleStream<O> s)
{
    for (uint i = 0; i < 6; i += 2)
    {
        O o;
        o.p = v[i].p;
        s.Append(o);
    }
}

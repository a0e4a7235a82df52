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
void main(lineadj V v[4], inout LineStream<O> s)
{
    for (uint i = 1; i < 3; i += 1)
    {
        O o;
        o.p = v[i].p;
        s.Append(o);
    }
    s.RestartStrip();
}

// -T gs_6_0 -E main => dxil spirv
struct O
{
    float4 p : SV_Position;
};
struct W
{
    float4 p : SV_Position;
    float4 c[31] : CC;
};
[maxvertexcount(8)]
void main(triangle W v[3], inout TriangleStream<O> s)
{
    O o;
    o.p = v[1].c[v[0].p.x];
    s.Append(o);
}

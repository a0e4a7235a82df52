// -T gs_6_0 -E main => dxil spirv
struct W
{
    float4 p : SV_Position;
    float2 f : F;
};
[maxvertexcount(3)]
void main(triangle float4 p[3] : SV_Position, inout TriangleStream<W> s)
{
    W o;
    o.p = p[0];
    s.Append(o);
}

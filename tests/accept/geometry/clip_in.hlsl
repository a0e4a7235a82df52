// -T gs_6_0 -E main => dxil spirv
struct W
{
    float4 p : SV_Position;
    float4 c : SV_ClipDistance0;
    float2 c1 : SV_ClipDistance1;
    float2 d : SV_CullDistance;
};
[maxvertexcount(3)]
void main(triangle W v[3], inout TriangleStream<W> s)
{
    for (int i = 0; i < 3; ++i)
    {
        W o = v[i];
        o.c[i] = o.d.x;
        s.Append(o);
    }
}

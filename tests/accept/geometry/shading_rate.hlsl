// -T gs_6_4 -E main => dxil
struct W
{
    float4 p : SV_Position;
    uint r : SV_ShadingRate;
};
[maxvertexcount(3)]
void main(triangle W v[3], inout TriangleStream<W> s)
{
    for (int i = 0; i < 3; ++i)
    {
        W o = v[i];
        s.Append(o);
    }
}

// -T gs_6_0 -E main => dxil spirv
struct W
{
    float4 p : SV_Position;
    bool b : BB;
    int3 i : II;
    min16float2 m : MM;
};
[maxvertexcount(3)]
void main(triangle W v[3], inout TriangleStream<W> s)
{
    for (int i = 0; i < 3; ++i)
    {
        W o = v[i];
        o.b = !o.b;
        o.i += 1;
        o.m *= 2;
        s.Append(o);
    }
    s.RestartStrip();
}

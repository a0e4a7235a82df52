// -T gs_6_0 -E main => dxil spirv
struct W
{
    noperspective float4 p : SV_Position;
    centroid float2 m : MM;
    nointerpolation float k : KK;
    sample float j : JJ;
    linear centroid float l : LL;
};
[maxvertexcount(3)]
void main(triangle W v[3], inout TriangleStream<W> s)
{
    W o = v[0];
    s.Append(o);
}

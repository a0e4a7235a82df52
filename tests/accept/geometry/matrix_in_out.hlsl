// -T gs_6_0 -E main => refused
struct W
{
    float4 p : SV_Position;
    float4x4 m : MM;
    row_major float2x3 k : KK;
    float3x2 j : JJ;
};
[maxvertexcount(3)]
void main(triangle W v[3], inout TriangleStream<W> s)
{
    for (int i = 0; i < 3; ++i)
    {
        W o = v[i];
        o.m = transpose(o.m);
        o.k[1] = o.j[i]; //~ 16: error: cannot convert from 'vector<float, 2>' to 'vector<float, 3>'
        o.p = v[i].m[i];
        s.Append(o);
    }
}

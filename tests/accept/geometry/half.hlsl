// -T gs_6_2 -E main => refused
struct W
{
    float4 p : SV_Position;
    half2 m : MM;
    uint16_t q : QQ; //~ 5: error: unknown type name 'uint16_t'
};
[maxvertexcount(3)]
void main(triangle W v[3], inout TriangleStream<W> s)
{
    for (int i = 0; i < 3; ++i)
    {
        W o = v[i];
        o.m *= 2;
        o.q += 1;
        s.Append(o);
    }
    s.RestartStrip();
}

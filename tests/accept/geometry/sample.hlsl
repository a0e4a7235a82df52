// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
Texture2D t;
SamplerState ss;
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<O> s)
{
    O o;
    o.p=t.Sample(ss, v[0].p.xy); //~ 9: error: Opcode Sample not valid in shader model gs_6_0.
    s.Append(o);
}

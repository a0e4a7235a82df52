// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<O> s)
{
    O o;
    o.p=QuadReadAcrossX(v[0].p); //~ 9: error: Opcode QuadOp not valid in shader model gs_6_0.
    s.Append(o);
}

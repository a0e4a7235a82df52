// -T gs_6_0 -E main => refused
// except line: DXC names the statement before it
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
    o.p=v[0].p;
    s.Append(o); //~ 5: error: Opcode Discard not valid in shader model gs_6_0.
    discard;
}

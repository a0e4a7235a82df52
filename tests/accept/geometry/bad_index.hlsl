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
void main(triangle V v[3], inout PointStream<O> s)
{
    O o;
    o.p = v[3].p; //~ 16: error: expect VertexID between 0~3, got 3.
    s.Append(o);
}

// -T gs_6_0 -E main => dxil
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(inout PointStream<O> s)
{
    O o;
    o.p=0;
    s.Append(o);
}

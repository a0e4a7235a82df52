// -T gs_6_0 -E main => dxil spirv
struct O
{
    float4 p : SV_Position;
};
struct N
{
    float4 p;
    float q;
};
[maxvertexcount(3)]
void main(point N v[1] : AA, inout PointStream<O> s)
{
    O n;
    n.p=v[0].p;
    s.Append(n);
}

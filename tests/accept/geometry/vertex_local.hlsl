// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(triangle V v[3], inout TriangleStream<O> s)
{
    V a = v[0], b = v[1];
    V t[3] = v;
    O o;
    o.p = a.p + b.p + t[uint(a.p.x)%3].p;
    s.Append(o);
}

// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
template<typename T, typename U> void put(inout T s, U p)
{
    O o;
    o.p = p;
    s.Append(o);
}
[maxvertexcount(3)]
void main(triangle V v[3], inout TriangleStream<O> s)
{
    put(s, v[1].p);
}

// -T gs_6_0 -E main => dxil spirv
struct V
{
    float4 p : SV_Position;
};
struct P
{
    float3 a:A;
};
[maxvertexcount(341)]
void main(point V v[1], inout PointStream<P> s)
{
    P o;
    o.a=v[0].p.xyz;
    s.Append(o);
}

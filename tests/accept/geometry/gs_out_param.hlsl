// -T gs_6_0 -E main
struct V
{
    float4 p : SV_Position;
};
struct V2
{
    float4 p : POS;
};
[maxvertexcount(3)]
void main(point V v[1], out float4 x : SV_Position, inout PointStream<V2> s)
{
    x = 0;
}

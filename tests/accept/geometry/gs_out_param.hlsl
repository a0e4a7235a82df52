// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct V2
{
    float4 p : POS;
};
[maxvertexcount(3)]
void main(point V v[1], out float4 x : SV_Position, inout PointStream<V2> s) //~ 40: error: invalid semantic 'SV_Position' for gs 6.0
{
    x = 0;
}

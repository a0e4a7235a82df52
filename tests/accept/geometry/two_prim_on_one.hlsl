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
void main(triangle line V v[3], inout PointStream<O> s) //~ 11: error: 'triangle' and 'line' cannot be used together for a parameter
{
}

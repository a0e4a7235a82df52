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
void main(triangle V v[], inout PointStream<O> s) //~ 22: error: input types for geometry shader must be constant size arrays
{
}

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
void main(triangleadj V v[3], inout PointStream<O> s) //~ 25: error: array dimension for triangleadj must be 6
{
}

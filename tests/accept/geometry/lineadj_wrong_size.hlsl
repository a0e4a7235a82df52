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
void main(lineadj V v[3], inout PointStream<O> s) //~ 21: error: array dimension for lineadj must be 4
{
}

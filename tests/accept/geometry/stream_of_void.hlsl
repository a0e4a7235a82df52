// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<void> s) //~ 43: error: 'void' cannot be used as a type parameter
{
}

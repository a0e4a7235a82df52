// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<Texture2D> s) //~ 1: error: Semantic must be defined for all parameters of an entry function or patch constant function
{
}

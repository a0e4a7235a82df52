// -T vs_6_0 -E main => refused
struct O
{
    float4 p : SV_Position;
};
float4 main(inout PointStream<O> s) : SV_Position //~ 1: error: Semantic SV_Position is invalid for shader model: vs
{
    return 0;
}

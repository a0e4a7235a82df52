// -T vs_6_0 -E main
struct O
{
    float4 p : SV_Position;
};
float4 main(inout PointStream<O> s) : SV_Position
{
    return 0;
}

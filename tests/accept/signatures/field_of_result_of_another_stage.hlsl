// -T vs_6_0 => refused
struct O
{
    float4 a : SV_Position;
    float4 color : SV_Target;
};
O main(float4 p : P) //~ 1: error: Semantic SV_Target is invalid for shader model: vs
{
    return (O)0;
}

// -T ps_6_0 -E main
// A copy of an array among the inputs, of which an element is changed and read: the copy itself is not needed.
struct Input
{
    nointerpolation float2 values[4] : VALUE;
    nointerpolation uint at : AT;
};

float4 main(Input input) : SV_Target
{
    float2 kept[4] = input.values;
    kept[input.at].x += 2;
    return float4(kept[input.at], input.values[3]);
}

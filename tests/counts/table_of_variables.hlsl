// -T ps_6_0 -E main
// A local array of variables that are constant, copied to another one that a variable index reads, as translated shaders have them.
struct Offset
{
    float2 by;
    int weight;
};

float4 taken(uint i, float2 uv)
{
    float2 first = float2(-0.5, 0.25);
    float2 second = float2(0.75, 0.5);
    float2 third = float2(-0.25, -0.75);
    float2 fourth = float2(0.125, 1);
    float2 given[4] = { first, second, third, fourth };
    float2 offsets[4] = given;
    int two = 2;
    Offset a = { first, two };
    Offset b = { third, two + 1 };
    Offset weighed[2] = { a, b };
    float2 moved = uv + offsets[i % 4] + weighed[i % 2].by;
    return float4(moved, weighed[i % 2].weight, 1);
}

float4 main(uint i : INDEX, float2 uv : TEXCOORD) : SV_Target
{
    return taken(i, uv);
}

// Arrays among the inputs of a pixel shader, and parts of them, by an index known only when the shader runs.
// vertex: vs
// pixel: ps
// target 0: rgba32float 1x1
// draw: 3
// bind b0: constant uint[4] 2 1 0 3
// expect target 0: 32 12 31 43

cbuffer Choice : register(b0)
{
    uint4 choice;
};

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float2 values[4] : VALUE;
    nointerpolation float last : LAST;
};

Vertex vs(uint id : SV_VertexID)
{
    Vertex output;
    output.place = float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0.5, 1);
    for (uint i = 0; i < 4; i++)
        output.values[i] = float2(10 * i + 10, 10 * i + 11);
    output.last = 2;
    return output;
}

float4 ps(Vertex input) : SV_Target
{
    float2 middle[2] = { input.values[1], input.values[2] };
    float2 picked = middle[choice.y];                       // 30 and 31
    float2 kept[4] = input.values;
    kept[choice.z].x += input.last;                         // 12
    return float4(picked.x + input.last, kept[choice.z].x, picked.y, input.values[choice.w].x + choice.w);
}

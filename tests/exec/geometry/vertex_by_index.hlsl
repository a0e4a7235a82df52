// The vertices of a triangle by an index known only when the shader runs, arrays, matrices and integers among what they
// have.
// vertex: vs
// geometry: gs
// pixel: ps
// target 0: rgba32float 2x2
// draw: 3
// bind b0: constant uint[4] 1 2 0 1
// expect target 0: 12 102 31 7  12 102 31 7  12 102 31 7  12 102 31 7

cbuffer Choice : register(b0)
{
    uint4 choice;
};

struct Corner
{
    float4 place : SV_Position;
    float2 pair[3] : PAIR;
    row_major float2x3 rows : ROWS;
    int number : NUMBER;
};

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float4 colour : COLOR;
};

Corner vs(uint id : SV_VertexID)
{
    Corner output;
    output.place = float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0.5, 1);
    for (uint i = 0; i < 3; i++)
    {
        output.pair[i] = float2(id * 10 + i, id * 100 + i);
        output.rows[0][i] = id * 3 + i;
        output.rows[1][i] = id * 30 + i;
    }
    output.number = -int(id);
    return output;
}

float4 pick(Corner input[3], uint corner)
{
    return float4(input[corner].pair[choice.y].x, input[corner].pair[choice.y].y, input[corner].rows[choice.w][choice.x],
                  input[corner].number + 8);
}

[maxvertexcount(3)]
void gs(triangle Corner input[3], inout TriangleStream<Vertex> stream)
{
    for (uint i = 0; i < 3; i++)
    {
        Vertex output;
        output.place = input[(i + choice.z) % 3].place;
        output.colour = pick(input, choice.x);
        stream.Append(output);
    }
}

float4 ps(Vertex input) : SV_Target
{
    return input.colour;
}

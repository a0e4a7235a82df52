// A clip distance that comes in is chosen by a number that is not known.
// vertex: vs
// geometry: gs
// pixel: ps
// bind b0: constant uint[4] 1 0 0 0
// target 0: r32float 4x1
// draw: 3
// except dxc-dxil: vkd3d makes a number of what a vertex gives by a row that is not known, and adds floats to it
// except dxil: the same
// except dxbc: the same
// expect target 0: 0 0 1 1

cbuffer Chosen : register(b0)
{
    uint chosen;
};

struct Vertex
{
    float4 place : SV_Position;
    float cuts[2] : SV_ClipDistance;
};

struct Cut
{
    float4 place : SV_Position;
    float cut : SV_ClipDistance;
};

Vertex vs(uint id : SV_VertexID)
{
    Vertex output;
    output.place = float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0, 1);
    output.cuts[0] = 1;
    output.cuts[1] = output.place.x;
    return output;
}

[maxvertexcount(3)]
void gs(triangle Vertex input[3], inout TriangleStream<Cut> stream)
{
    for (uint i = 0; i < 3; i++)
    {
        Cut output;
        output.place = input[i].place;
        output.cut = input[i].cuts[chosen];
        stream.Append(output);
    }
}

float ps(float4 place : SV_Position) : SV_Target
{
    return 1;
}

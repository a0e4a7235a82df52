// RestartStrip ends a strip: two triangles without it would be four, and cover the middle. A helper appends to the stream.
// vertex: vs
// geometry: gs
// pixel: ps
// target 0: r32float 4x1
// draw: 1
// topology: points
// expect target 0: 1 0 0 2

struct Vertex
{
    float4 place : SV_Position;
    float value : VALUE;
};

struct Nothing
{
    float4 place : SV_Position;
};

Nothing vs()
{
    Nothing output;
    output.place = 0;
    return output;
}

void quad(inout TriangleStream<Vertex> stream, float left, float value)
{
    for (uint i = 0; i < 4; i++)
    {
        Vertex output;
        output.place = float4(left + (i & 1) * 0.5, i < 2 ? 1 : -1, 0.5, 1);
        output.value = value;
        stream.Append(output);
    }
    stream.RestartStrip();
}

[maxvertexcount(8)]
void gs(point Nothing input[1], inout TriangleStream<Vertex> stream)
{
    quad(stream, -1, 1);
    quad(stream, 0.5, 2);
}

float ps(Vertex input) : SV_Target
{
    return input.value;
}

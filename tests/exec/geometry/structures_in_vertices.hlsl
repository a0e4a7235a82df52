// Vertices hold arrays of structures under one semantic, and of structures with semantics of their own: each number is one
// element of the signature with a row for each structure.
// vertex: vs
// geometry: gs
// pixel: ps
// target 0: rgba32float 1x1
// target 1: rgba32float 1x1
// draw: 3
// except dxc: it refuses such members to SPIR-V
// except dxil: vkd3d wants the indices of an element to count up
// expect target 0 within 1e-5: 12 1.5 20.5 113
// expect target 1 within 1e-5: 8 31 9 24

struct Part
{
    float one;
    float2 two[2];
};

struct Named
{
    nointerpolation uint number : NUMBER;
    float weight : WEIGHT;
};

struct Vertex
{
    float4 position : SV_Position;
    Part parts[2] : PART;
    Named named[3];
};

Vertex vs(uint id : SV_VertexID)
{
    Vertex v;
    v.position = float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0.5, 1);
    for (uint i = 0; i < 2; i++)
    {
        v.parts[i].one = 1 + i;
        v.parts[i].two[0] = float2(10 * i, 0.5);
        v.parts[i].two[1] = float2(20 * i, 100);
    }
    for (uint k = 0; k < 3; k++)
    {
        v.named[k].number = k + 10 * id;
        v.named[k].weight = k + 7;
    }
    return v;
}

[maxvertexcount(3)]
void gs(triangle Vertex corners[3], inout TriangleStream<Vertex> stream)
{
    for (uint i = 0; i < 3; i++)
    {
        Vertex v = corners[i];
        v.parts[0].one += corners[(i + 1) % 3].parts[1].one;
        v.named[2].number = corners[2].named[i].number;
        stream.Append(v);
    }
}

struct Pixel
{
    float4 color : SV_Target;
};

struct Colors
{
    Pixel at[2];
};

Colors ps(Vertex v)
{
    Colors colors;
    float part = v.parts[0].one + v.parts[1].one;
    colors.at[0].color = float4(v.parts[1].two[0].x + v.parts[1].one, v.parts[0].two[0].y + 1, v.parts[1].two[1].x + v.parts[0].two[0].y,
                                v.parts[1].two[1].y + v.named[2].weight + 4);
    colors.at[1].color = float4(part + 3, v.named[1].number + 30, v.named[2].weight, v.named[2].number + 4);
    return colors;
}

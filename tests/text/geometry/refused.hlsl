// What is refused: streams in other stages, and streams that are not known at compile time.
// RUN: not %trefoil compile %s -T vs_6_0 -E vertex -o %t 2>&1 | %filecheck %s --check-prefix=STAGE
// RUN: not %trefoil compile %s -T gs_6_0 -E chosen -o %t 2>&1 | %filecheck %s --check-prefix=CHOSEN
// RUN: not %trefoil compile %s -T gs_6_0 -E none --emit spirv -o %t 2>&1 | %filecheck %s --check-prefix=NONE
// RUN: not %trefoil compile %s -T gs_5_1 -E none --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=BYTECODE

struct Vertex
{
    float4 place : SV_Position;
};

// STAGE: [[#@LINE+1]]:39: error: a vertex shader has no streams: only geometry shaders do
void vertex(inout PointStream<Vertex> s)
{
}

PointStream<Vertex> other;

[maxvertexcount(1)]
void chosen(point Vertex input[1], inout PointStream<Vertex> s)
{
    s.Append(input[0]);
    // CHOSEN: [[#@LINE+1]]:5: error: it is not known at compile time which of the entry's streams this is
    other.Append(input[0]);
}

[maxvertexcount(1)]
// NONE: [[#@LINE+1]]:6: error: a geometry shader for Vulkan takes the vertices of a primitive
void none(inout PointStream<Vertex> s)
{
    Vertex output = (Vertex)0;
    // BYTECODE: [[#@LINE+1]]:{{[0-9]+}}: error: a geometry shader of byte code takes the vertices of a primitive
    s.Append(output);
}

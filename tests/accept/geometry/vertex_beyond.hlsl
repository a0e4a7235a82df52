// -T gs_6_0 => refused
struct Vertex { float4 place : SV_Position; };
[maxvertexcount(3)]
void main(line Vertex from[2], inout PointStream<Vertex> stream)
{
    [unroll] for (uint i = 0; i < 3; i++) stream.Append(from[i]); //~ 43: error: expect VertexID between 0~2, got 2.
}

// -T gs_6_5 => refused
struct Vertex { float4 place : SV_Position; };
[maxvertexcount(1)]
void main(point Vertex from[1], inout PointStream<Vertex> stream)
{
    Vertex made;
    made.place = EvaluateAttributeCentroid(from[0].place); //~ 18: error: Opcode EvalCentroid not valid in shader model gs_6_5.
    stream.Append(made);
}

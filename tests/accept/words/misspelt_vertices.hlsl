// -T ms_6_5 -E main => refused
struct Vertex { float4 p : SV_Position; };
[outputtopology("triangle")] [numthreads(1, 1, 1)] void main(
    out vertices Vertx v[3], //~ 18: error: unknown type name 'Vertx'; did you mean 'Vertex'?
    out indices uint3 t[1])
{
    SetMeshOutputCounts(3, 1);
}

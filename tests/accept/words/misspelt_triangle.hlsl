// -T gs_6_0 -E main => refused
struct Vertex { float4 p : SV_Position; };
[maxvertexcount(3)] void main(triangle Vertx v[3], inout PointStream<Vertex> s) { s.Append((Vertex)0); } //~ 40: error: unknown type name 'Vertx'; did you mean 'Vertex'?

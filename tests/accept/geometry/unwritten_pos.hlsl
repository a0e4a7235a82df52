// -T gs_6_0 -E main => refused //~ error: Not all elements of output SV_Position were written.
struct W
{
    float4 p : SV_Position;
    float2 f : F;
};
[maxvertexcount(3)]
void main(triangle float4 p[3] : SV_Position, inout TriangleStream<W> s)
{
    W o;
    o.f = p[0].xy;
    s.Append(o);
}

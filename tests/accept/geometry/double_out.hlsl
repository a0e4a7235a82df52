// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct W
{
    float4 p : SV_Position;
    double m : MM;
};
[maxvertexcount(3)]
void main(triangle V v[3], inout TriangleStream<W> s) //~ 1: error: double(type for MM) cannot be used as shader inputs or outputs.
{
    W o;
    o.p=0;
    o.m=2;
    s.Append(o);
}

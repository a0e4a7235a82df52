// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
int N;
[maxvertexcount(N)] //~ 2: error: 'maxvertexcount' attribute requires an integer constant
void main(point V v[1], inout PointStream<O> s)
{
    O o;
    o.p=v[0].p;
    s.Append(o);
    s.RestartStrip();
}

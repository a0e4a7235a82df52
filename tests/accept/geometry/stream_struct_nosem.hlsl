// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct N
{
    float4 p;
    float q : Q;
};
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<N> s) //~ 1: error: Semantic must be defined for all parameters of an entry function or patch constant function
{
    N n;
    n.p=v[0].p;
    n.q=1;
    s.Append(n);
}

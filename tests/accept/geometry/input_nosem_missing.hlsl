// -T gs_6_0 -E main => refused
struct O
{
    float4 p : SV_Position;
};
struct N
{
    float4 p;
    float q;
};
[maxvertexcount(3)]
void main(point N v[1], inout PointStream<O> s) //~ 1: error: Semantic must be defined for all parameters of an entry function or patch constant function
{
    O n;
    n.p=v[0].p;
    s.Append(n);
}

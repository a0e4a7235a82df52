// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct O
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<O> s)
{
    s.Append(v[0]); //~ 7: error: no matching member function for call to 'Append'
}

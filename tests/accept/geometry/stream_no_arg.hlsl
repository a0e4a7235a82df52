// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(point V v[1], inout PointStream s) //~ 31: error: use of class template 'PointStream' requires template arguments
{
}

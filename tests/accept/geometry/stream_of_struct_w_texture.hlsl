// -T gs_6_0 -E main => refused
struct V
{
    float4 p : SV_Position;
};
struct T
{
    Texture2D t;
    float4 p : P;
};
[maxvertexcount(3)]
void main(point V v[1], inout PointStream<T> s) //~ 43: error: 'Texture2D' is an object and cannot be used as a type parameter
{
}

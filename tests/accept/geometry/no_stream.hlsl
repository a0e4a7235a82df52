// -T gs_6_0 -E main => refused //~ error: GS output primitive topology unrecognized.
struct V
{
    float4 p : SV_Position;
};
[maxvertexcount(3)]
void main(point V v[1])
{
}

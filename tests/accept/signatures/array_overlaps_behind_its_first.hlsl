// -T ps_6_0 => refused //~ error: Semantic 'C' overlap at 1.
struct I
{
    float4 p : C1;
    float4 q[3] : C;
};
float4 main(I i) : SV_Target
{
    return i.p + i.q[2];
}

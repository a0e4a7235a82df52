// -T ps_6_0 => refused
struct I
{
    float a : A;
    uint vertex : SV_VertexID;
};
    float4
  main(I i) : SV_Target //~ 1: error: Semantic SV_VertexID is invalid for shader model: ps
{
    return i.a;
}

// -T ps_6_0 => refused
struct I
{
    float4 p : SV_Position;
    float4 q : SV_Position;
};
  float4
    main(I i) : SV_Target //~ 1: error: Parameter with semantic SV_Position has overlapping semantic index at 0.
{
    return i.p + i.q;
}

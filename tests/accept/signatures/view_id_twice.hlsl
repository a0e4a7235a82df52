// -T vs_6_1 => refused
float4 main(uint a : SV_ViewID, uint b : SV_ViewID) : SV_Position //~ 1: error: Parameter with semantic SV_ViewID has overlapping semantic index at 0.
{
    return a + b;
}

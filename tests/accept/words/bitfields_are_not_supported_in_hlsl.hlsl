// -T cs_6_2 -HV 2018 -E main => refused
RWStructuredBuffer<float> o;
struct S { int a : 3; }; //~ 20: error: bitfields are not supported in HLSL
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

// -T cs_6_2 -HV 2018 -E main
RWStructuredBuffer<float> o;
struct S { int a : 3; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

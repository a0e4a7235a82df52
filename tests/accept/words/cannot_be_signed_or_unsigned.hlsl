// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
typedef unsigned int U; typedef unsigned V; //~ 33: error: 'unspecified' cannot be signed or unsigned
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    U a = 1; V b = 2; o[0] = a + b;
}

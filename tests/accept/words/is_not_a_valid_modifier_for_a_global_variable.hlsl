// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
volatile int q; //~ 1: error: 'volatile' is not a valid modifier for a global variable
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = q;
}

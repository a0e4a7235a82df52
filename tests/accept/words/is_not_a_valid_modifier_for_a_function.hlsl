// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
extern float g() { return 1; } //~ 1: error: 'extern' is not a valid modifier for a function
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g();
}

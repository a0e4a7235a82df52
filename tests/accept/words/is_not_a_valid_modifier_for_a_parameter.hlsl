// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(groupshared float a) { return a; } //~ 9: error: 'groupshared' is not a valid modifier for a parameter
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g(f);
}

// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
in float g() { return 1; } //~ 1: error: HLSL usage 'in' is only valid on a parameter
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g();
}

// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = sizeof(o); //~ 18: error: invalid application of 'sizeof' to non-numeric type 'RWStructuredBuffer<float>'
}

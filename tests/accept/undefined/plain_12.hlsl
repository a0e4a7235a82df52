// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float x[4]; x[0] = 1; x[1] = 2; o[0] = x[2]; //~ 42: error: Assignment of undefined values to UAV.
}

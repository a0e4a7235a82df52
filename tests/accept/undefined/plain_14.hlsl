// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float h(float x) { return x; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float x; o[0] = h(x); //~ 19: error: Assignment of undefined values to UAV.
}

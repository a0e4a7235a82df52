// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
void h(float x) { o[1] = x; } //~ 24: error: Assignment of undefined values to UAV.
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float x; h(x);
}

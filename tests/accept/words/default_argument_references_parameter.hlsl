// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(float a, float b = a) { return a + b; } //~ 28: error: default argument references parameter 'a'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g(1, 2);
}

// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(float a = 1, float b) { return a + b; } //~ 28: error: missing default argument on parameter 'b'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g(1, 2);
}

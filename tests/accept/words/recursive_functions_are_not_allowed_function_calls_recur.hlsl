// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(float x) { return g(x - 1); } //~ 1: error: recursive functions are not allowed: function 'main' calls recursive function 'g'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g(2);
}

// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(float x) return x; //~ 18: error: expected function body after function declarator
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g(2);
}

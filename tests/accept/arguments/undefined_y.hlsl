// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(float x = undefined_y) { return x; } //~ 19: error: use of undeclared identifier 'undefined_y'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { linear nointerpolation int x; }; //~ 19: error: 'nointerpolation' and 'linear' cannot be used together for a field
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

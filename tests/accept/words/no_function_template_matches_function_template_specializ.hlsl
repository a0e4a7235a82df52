// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<> float g() { return 1; } //~ 18: error: no function template matches function template specialization 'g'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

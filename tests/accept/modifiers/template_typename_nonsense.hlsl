// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<typename T> [nonsense] T f(T t) { return t; } //~ 23: error: use of undeclared identifier 'nonsense'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

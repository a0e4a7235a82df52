// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { template<typename T> float g(T v) { return v; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a; o[0] = a.g(); //~ 19: error: no matching member function for call to 'g'
}

// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<int N> struct A { };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A<float> a; o[0] = 1; //~ 7: error: template argument for non-type template parameter must be an expression
}

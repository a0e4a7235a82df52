// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<typename T> struct A { };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A<int, int> a; o[0] = 1; //~ 5: error: too many template arguments for class template 'A'
}

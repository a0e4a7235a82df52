// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<typename T> struct S;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S<float> s; o[0] = 1; //~ 14: error: implicit instantiation of undefined template 'S<float>'
}

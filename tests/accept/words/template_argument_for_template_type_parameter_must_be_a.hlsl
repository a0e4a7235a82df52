// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<typename T> struct A { };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A<3> a; o[0] = 1; //~ 7: error: template argument for template type parameter must be a type
}

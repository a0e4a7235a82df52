// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<typename T> struct S { T x; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S s; o[0] = 1; //~ 5: error: use of class template 'S' requires template arguments
}

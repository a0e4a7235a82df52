// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template float foo(float x); //~ 16: error: explicit instantiation of 'foo' does not refer to a function template, variable template, member function, member class, or static data member
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

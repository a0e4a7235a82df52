// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float v; static S operator+(S x, S y) { return x; } }; //~ 30: error: overloaded 'operator+' cannot be a static member function
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S a = { 1 }; o[0] = (a + a).v;
}

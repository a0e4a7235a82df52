// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float v; S operator+(S x, S y) { return x; } }; //~ 23: error: overloaded 'operator+' must be a unary or binary operator (has 3 parameters)
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S a = { 1 }; o[0] = (a + a).v;
}

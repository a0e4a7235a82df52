// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float v; };
A operator+(A x, A y) { return x; } //~ 3: error: overloading non-member 'operator+' is not allowed
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

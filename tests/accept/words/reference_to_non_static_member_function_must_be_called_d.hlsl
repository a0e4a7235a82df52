// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float x; float g() { return 1; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a; o[0] = a.g; //~ 19: error: reference to non-static member function must be called; did you mean to call it with no arguments?
}

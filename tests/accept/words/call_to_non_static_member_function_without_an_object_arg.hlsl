// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float g() { return v; } float v; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A::g(); //~ 15: error: call to non-static member function without an object argument
}

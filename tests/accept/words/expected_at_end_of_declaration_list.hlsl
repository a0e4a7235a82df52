// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float g() const { return v; } void h() { v = 1; } float v; }; //~ 21: error: expected ';' at end of declaration list
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    const A a = { 2 }; o[0] = a.g(); a.h();
}

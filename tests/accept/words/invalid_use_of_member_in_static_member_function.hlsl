// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { static float g() { return v; } float v; }; //~ 38: error: invalid use of member 'v' in static member function
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A::g();
}

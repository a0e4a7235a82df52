// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float a; float g() { return a; } float g(int x) { return x; } }; struct B : A { float g() { return 1; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    B b; b.a = 1; o[0] = b.g(1); //~ 28: error: too many arguments to function call, expected 0, have 1; did you mean 'A::g'?
}

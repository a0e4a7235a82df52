// -T cs_6_0 -HV 2018 => refused
RWStructuredBuffer<float> o : register(u0);
struct A { float x; int y; };
struct B { float u; int v; };
float take(B b) { return b.u; }
float take(A a) { return 7; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    A a = { id.x, 2 };
    o[0] = take(a); //~ 12: error: call to 'take' is ambiguous
}

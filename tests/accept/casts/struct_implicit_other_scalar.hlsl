// -T cs_6_0 -HV 2018 => refused
RWStructuredBuffer<float> o : register(u0);
struct A { float x; int y; };
struct B { float u; uint v; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    A a = { id.x, 2 };
    B b = a; //~ 7: error: cannot initialize a variable of type 'B' with an lvalue of type 'A'
    o[0] = b.u;
}

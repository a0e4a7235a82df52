// -T cs_6_0 -HV 2018 => dxil
RWStructuredBuffer<float> o : register(u0);
struct A { float x; int y; };
struct B { float u; int v; };
float take(B b) { return b.u; }
B give(A a) { return a; }
void set(inout B b) { b.v = 3; }
AppendStructuredBuffer<B> list : register(u1);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    A a = { id.x, 2 };
    B b = a;
    b = a;
    list.Append(a);
    set(a);
    o[0] = take(a) + give(a).v + b.u;
}

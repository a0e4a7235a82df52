// -T cs_6_0 => dxil
RWStructuredBuffer<float> o : register(u0);
struct A { float x; };
struct B { float y; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    A a = { id.x };
    B b = { 3 };
    (B)a = b;
    ((B)a).y += 2;
    o[0] = a.x;
}

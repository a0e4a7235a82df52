// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
struct Base { float a; };
struct Derived : Base { float b; };
void add(inout Base b) { b.a += 1; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    Derived d = { 1, 2 };
    Base x = { 5 };
    (Base)d = x;
    add((Base)d);
    ((Base)d).a *= 3;
    o[0] = d.a;
}

// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
struct S { float a; int b; operator float() { return zz; } }; //~ 54: error: use of undeclared identifier 'zz'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.a = 1; s.b = 2; o[id] = s.a;
}

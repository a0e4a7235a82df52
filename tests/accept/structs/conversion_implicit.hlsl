// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
struct S { float a; operator float() { return a; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.a = 1; float f = s; o[id] = f; //~ 25: error: cannot initialize a variable of type 'float' with an lvalue of type 'S'
}

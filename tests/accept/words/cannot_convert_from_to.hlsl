// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float a; }; struct B : A { float b; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a; a.a = 1; B b = (B)a; o[0] = b.a; //~ 25: error: cannot convert from 'A' to 'B'
}

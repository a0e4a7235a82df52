// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float a; }; struct B : A { float b; };
void h(A x) { o[1] = x.a; }
void k(inout A x) { x.a = 1; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    B b = (B)0; h(b); k(b); o[0] = b.a; //~ 23: error: no matching function for call to 'k'
}

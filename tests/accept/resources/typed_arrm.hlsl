// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
struct S { float a; int b; };
typedef S A[2];
Buffer<A> b : register(t0); //~ 11: error: all template type components must have the same type
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[id] = b[id][1].b;
}

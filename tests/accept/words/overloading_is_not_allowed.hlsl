// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float v; S operator<<(S b) { S r; r.v = v + b.v; return r; } }; //~ 23: error: overloading 'operator<<' is not allowed
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S a = { 1 }, b = { 2 }; S c = a << b; o[0] = c.v;
}

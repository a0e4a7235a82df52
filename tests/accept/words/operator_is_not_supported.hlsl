// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float g() { return this->v; } float v; }; //~ 35: error: operator is not supported
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a = { 2 }; o[0] = a.g();
}

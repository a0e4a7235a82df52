// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float v; template<typename T> S operator+(T x) { S r = { v + x }; return r; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S a = { 1 }; o[0] = (a + 2).v; //~ 28: error: scalar, vector, or matrix expected
}

// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
struct A { using T = int; T x; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a; a.x = 2; A::T y = a.x; o[0] = y;
}

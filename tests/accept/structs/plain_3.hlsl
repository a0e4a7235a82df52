// -T cs_6_2 -E main
RWStructuredBuffer<float> o;
struct A { static float a = 2; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a; o[0] = a.a;
}

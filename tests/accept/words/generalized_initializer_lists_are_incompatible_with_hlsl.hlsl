// -T cs_6_2 -E main
RWStructuredBuffer<float> o;
struct S { float a; int2 b; };
S g() { return { 1, 2, 3 }; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

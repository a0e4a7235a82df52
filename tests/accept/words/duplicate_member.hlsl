// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { int x; int x; }; //~ 23: error: duplicate member 'x'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

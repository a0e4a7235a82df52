// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float x; }; struct B : A, A { }; //~ 38: error: multiple concrete base types specified
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

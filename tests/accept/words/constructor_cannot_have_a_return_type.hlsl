// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { int A() { return 1; } }; //~ 16: error: constructor cannot have a return type
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { int x() { return 1; } int x() { return 2; } }; //~ 38: error: class member cannot be redeclared
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { int x() { return 1; } float x() { return 2; } }; //~ 40: error: functions that differ only in their return type cannot be overloaded
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

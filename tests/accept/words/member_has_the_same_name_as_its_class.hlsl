// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { struct A { int y; } z; }; //~ 19: error: member 'A' has the same name as its class
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

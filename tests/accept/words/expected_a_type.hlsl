// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float v; float operator "" _x(float x) { return v; } }; //~ 36: error: expected a type
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

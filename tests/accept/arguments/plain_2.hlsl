// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { static const float q[2] = { 1, 2 }; }; //~ 31: error: static data member of type 'const float [2]' must be initialized out of line
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

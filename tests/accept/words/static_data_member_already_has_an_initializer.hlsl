// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { static const float q = 3; };
const float S::q = 4; //~ 20: error: static data member 'q' already has an initializer
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = S::q;
}

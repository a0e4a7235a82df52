// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct T { float a; }; struct S { static const T q = { 1 }; }; //~ 50: error: static data member of type 'const T' must be initialized out of line
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float v; static const float k = 2; static const float2 q = 1; }; //~ 67: error: static data member of type 'const float2' must be initialized out of line
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = S::q.x;
}

// -T cs_6_2 -E main
RWStructuredBuffer<float> o;
struct S { float v; static const float k = 2; static const float2 q = 1; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = S::q.x;
}

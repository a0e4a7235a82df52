// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
_Static_assert(sizeof(float) == 5, "ok"); //~ 1: error: static_assert failed "ok"
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}

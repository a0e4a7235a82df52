// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
inline namespace A { float h() { return 1; } } //~ 8: error: expected unqualified-id
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = h();
}

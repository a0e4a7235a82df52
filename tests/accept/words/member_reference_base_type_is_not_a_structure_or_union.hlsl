// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<typename T> float g(T t) { return t.x; } //~ 45: error: member reference base type 'float' is not a structure or union
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g(1.0f) + g(float2(1, 2));
}

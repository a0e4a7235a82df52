// -T cs_6_2 -E main
RWStructuredBuffer<float> o;
template<typename T> float g(T t) { return t.x; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g(1.0f) + g(float2(1, 2));
}

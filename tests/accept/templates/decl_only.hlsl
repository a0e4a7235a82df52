// -T cs_6_0 -E main => refused //~ error: External function used in non-library profile: \01??$f@M@@YAMM@Z
RWStructuredBuffer<float4> Out;
template<typename T> T f(T x);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(1.0f);
}

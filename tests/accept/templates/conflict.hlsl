// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
template<typename T> T f(T x, T y) { return x + y; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(1u, 1.5f); //~ 14: error: no matching function for call to 'f'
}

// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename T> float f(T x) { return 1; }
template<> float f<int>(int x) { return 2; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(1) + f(1.0f);
}

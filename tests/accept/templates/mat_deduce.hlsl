// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename T, int R, int C> T f(matrix<T, R, C> x) { return x[R - 1][C - 1]; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(float2x3(1, 2, 3, 4, 5, 6));
}

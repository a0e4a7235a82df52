// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
typedef float F, F3[3];
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    F f = 1; F3 g = {1,2,3}; Out[0] = f + g[1];
}

// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
typedef float F; typedef float F;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    F f = 1; Out[0] = f;
}

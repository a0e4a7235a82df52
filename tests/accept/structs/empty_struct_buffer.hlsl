// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { };
RWStructuredBuffer<S> B;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

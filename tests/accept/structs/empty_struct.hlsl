// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; Out[0] = 1;
}

// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { float f; float get() { return f; } };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    const S s = {1}; Out[0] = s.get();
}

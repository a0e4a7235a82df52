// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
struct S { float f; float get() const { return f; } };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    const S s = {1}; Out[0] = s.get();
}

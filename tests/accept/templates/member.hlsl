// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { template<typename T> T get(T x) { return x; } };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; Out[0] = s.get(1.0f) + s.get<float>(2);
}

// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { template<typename T> T get(T x) { return x; } };
template<typename U> float g(U u) { return u.template get<float>(1); }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; Out[0] = g(s);
}

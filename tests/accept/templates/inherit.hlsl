// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename T> struct B { T v; };
struct D : B<float> { float get() { return v; } };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    D d; d.v = 1; Out[0] = d.get();
}

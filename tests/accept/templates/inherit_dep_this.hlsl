// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename T> struct D : T { float get() { return this.v; } };
struct B { float v; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    D<B> d; d.v = 1; Out[0] = d.get();
}

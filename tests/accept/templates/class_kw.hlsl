// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<class T> class C { T v; T get() { return v; } };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    C<float> c; c.v = 1; Out[0] = c.get();
}

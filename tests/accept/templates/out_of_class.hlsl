// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename T> struct S { T get(); T v; };
template<typename T> T S<T>::get() { return v; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S<float> s; s.v = 1; Out[0] = s.get();
}

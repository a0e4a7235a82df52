// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename T, int N> struct S { T v[N]; };
template<typename T> using A = S<T, 3>;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    A<float> a; a.v[2] = 1; Out[0] = a.v[2];
}

// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<int N> struct S { float v[N]; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S<(8>>1)> s; s.v[3] = 1; Out[0] = s.v[3];
}

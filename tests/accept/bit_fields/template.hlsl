// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<int N> struct S { uint a : N; uint b : 32 - N; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S<5> s; s.a = 33; s.b = 1; Out[0] = s.a;
}

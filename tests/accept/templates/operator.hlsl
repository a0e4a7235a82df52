// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename T> struct S { T v; S operator+(S o) { S r; r.v = v + o.v; return r; } };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S<float> a, b; a.v = 1; b.v = 2; Out[0] = (a + b).v;
}

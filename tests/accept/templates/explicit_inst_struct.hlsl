// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
template<typename T> struct S { T x; };
template struct S<float>;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S<float> s; s.x = 1; Out[0] = s.x;
}

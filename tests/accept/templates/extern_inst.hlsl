// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
template<typename T> struct S { T x; };
extern template struct S<float>; //~ 8: error: 'template' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S<float> s; s.x = 1; Out[0] = s.x;
}

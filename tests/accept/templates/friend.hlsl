// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
template<typename T> struct S { T v; friend float f(S s) { return s.v; } }; //~ 38: error: 'friend' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S<float> s; s.v = 1; Out[0] = f(s);
}

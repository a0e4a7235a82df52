// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
template<typename T> struct S { T v; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S<S<float>> s; s.v.v = 1; Out[0] = s.v.v; //~ 14: error: a space is required between consecutive right angle brackets (use '> >')
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
template<typename T> struct S { T v; } //~ 39: error: expected ';' after struct
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S<float> s; Out[0] = 1;
}

// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
struct S { void f(out float x) { } };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; float y; s.f(y); Out[0] = 1;
}

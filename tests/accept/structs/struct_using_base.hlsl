// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct A { float f(float x) { return x; } };
struct S : A { using A::f; float f(int x) { return x + 1; } };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; Out[0] = s.f(1.0f);
}

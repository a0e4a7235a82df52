// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct A { float a; };
struct S : A { float a; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 1; s.A::a = 2; Out[0] = s.a + s.A::a;
}

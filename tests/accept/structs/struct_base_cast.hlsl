// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct A { float a; };
struct S : A { float b; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 1; s.b = 2; A a = (A)s; Out[0] = a.a;
}

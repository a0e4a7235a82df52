// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct A { float a; };
struct S : A { float b; };
float f(A a) { return a.a; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 1; s.b = 1; Out[0] = f(s);
}

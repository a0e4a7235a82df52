// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct B { float f() { return 1; } };
struct S : B { float f() override { return 2; } }; //~ 25: error: expected ';' at end of declaration list
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; Out[0] = s.f();
}

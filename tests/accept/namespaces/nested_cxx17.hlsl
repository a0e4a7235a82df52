// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
namespace A::B { float f() { return 1; } } //~ 12: error: nested namespace definition must define each namespace separately
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = A::B::f();
}

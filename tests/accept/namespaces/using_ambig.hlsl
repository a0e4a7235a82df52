// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
namespace A { float f() { return 1; } } namespace B { float f() { return 1; } }
using namespace A; using namespace B;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f(); //~ 14: error: call to 'f' is ambiguous
}

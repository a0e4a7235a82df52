// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
namespace { float f() { return 1; } } //~ 11: error: expected identifier
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f();
}

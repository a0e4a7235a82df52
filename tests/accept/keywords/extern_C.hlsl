// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
extern "C" float f() { return 1; } //~ 8: error: expected unqualified-id
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f();
}

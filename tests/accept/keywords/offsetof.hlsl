// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { float a; float b; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = offsetof(S, b); //~ 23: error: 'S' does not refer to a value
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct { float f; } f() { } //~ 1: error: '(anonymous struct at struct_anon_ret.hlsl:3:1)' cannot be defined in the result type of a function
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
uniform float f() { return 1; } //~ 1: error: 'uniform' is not a valid modifier for a function
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f();
}

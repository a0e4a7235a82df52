// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[foo(1)] float f() { return 1; } //~ 2: warning: unknown attribute 'foo' ignored [-Wunknown-attributes]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f();
}

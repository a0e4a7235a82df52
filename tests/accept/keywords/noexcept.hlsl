// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
float f() noexcept { return 1; } //~ 11: error: expected function body after function declarator
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f();
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    switch ("a") { default: Out[0] = 1; } //~ 5: error: statement requires expression of integer type ('literal string' invalid)
}

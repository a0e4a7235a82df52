// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = undefined_t<float>(1); //~ 14: error: use of undeclared identifier 'undefined_t'
}

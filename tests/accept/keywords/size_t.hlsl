// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    size_t x = 1; Out[0] = x; //~ 5: error: use of undeclared identifier 'size_t'; did you mean 'sizeof'?
}

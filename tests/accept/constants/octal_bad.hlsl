// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint x = 019; Out[0] = x; //~ 16: error: invalid digit '9' in octal constant
}

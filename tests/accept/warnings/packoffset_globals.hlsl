// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
float x : packoffset(c0); //~ 11: error: packoffset is only allowed in a constant buffer
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = x;
}

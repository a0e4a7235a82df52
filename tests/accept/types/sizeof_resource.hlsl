// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
Texture2D t;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = sizeof(t); //~ 20: error: invalid application of 'sizeof' to non-numeric type 'Texture2D'
}

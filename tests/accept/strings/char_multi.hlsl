// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int x = 'ab'; Out[0] = x; //~ 13: error: unsupported style of char literal - use a single-character char-based literal
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
extern static float x; //~ 8: error: cannot combine with previous 'extern' declaration specifier
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = x;
}

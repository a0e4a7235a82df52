// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
inline float x; //~ 1: error: 'inline' can only appear on functions
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

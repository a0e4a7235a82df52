// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
unorm int x; //~ 1: error: snorm and unorm qualifier can only be used on floating-point types
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = x;
}

// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    if (id.x > 3) abort(); Out[0] = 1; //~ 19: error: Unsupported intrinsic.
}

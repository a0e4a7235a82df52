// -T cs_6_0 -Wunknown-pragmas -E main
RWStructuredBuffer<float4> Out;
#pragma foo bar
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

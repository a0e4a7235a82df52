// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
#pragma dxc diagnostic foo
#pragma dxc diagnostic pop
#pragma dxc diagnostic ignored
#pragma dxc diagnostic ignored "conversion"
#pragma dxc
#pragma dxc foo
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}

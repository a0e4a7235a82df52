// -T cs_6_0 => dxil spirv
typedef unorm float4 U;
RWTexture2D<U> t : register(u5);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    t[uint2(0, 0)] = 0.5;
}

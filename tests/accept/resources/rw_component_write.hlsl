// -T cs_6_0 => dxil spirv
RWTexture2D<float4> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    t[uint2(0, 0)].x = 1;
}

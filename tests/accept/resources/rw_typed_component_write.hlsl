// -T cs_6_0 => dxil spirv
RWBuffer<float4> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    t[0].y = 1;
}

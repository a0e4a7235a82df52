// -T cs_6_0 => dxil spirv
cbuffer C { Texture2D<float4> t[3]; }
RWStructuredBuffer<float4> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    [unroll] for (uint i = 0; i < 3; i++)
    {
        uint k = 1;
        o[i] = t[k].Load(0);
    }
}

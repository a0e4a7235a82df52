// -T cs_6_0 => dxil spirv
cbuffer C { Texture2D<float4> t[3]; }
RWStructuredBuffer<float4> o;
uint which() { return 1; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = t[which()].Load(0) + t[min(1, 2)].Load(0) + t[clamp(5, 0, 1)].Load(0) + t[max(0, min(2, 1))].Load(0);
}

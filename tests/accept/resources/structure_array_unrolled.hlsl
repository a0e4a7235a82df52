// -T cs_6_0 => refused
struct S { Texture2D<float4> t[3]; };
cbuffer C { S s; }
RWStructuredBuffer<float4> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    [unroll] for (uint i = 0; i < 3; i++)
        o[i] = s.t[i].Load(0); //~ 16: error: Index for resource array inside cbuffer must be a literal expression
}

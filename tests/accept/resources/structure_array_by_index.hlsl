// -T cs_6_0 => refused
// except spirv: DXC fails to legalize it
struct S { Texture2D<float4> t[3]; };
S s;
RWStructuredBuffer<float4> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = s.t[id.x].Load(0); //~ 12: error: Index for resource array inside cbuffer must be a literal expression
}

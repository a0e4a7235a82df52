// -T cs_6_0 => refused //~ error: RasterizerOrdered objects are only allowed in 5.0+ pixel shaders. 't'
RasterizerOrderedTexture2D<float4> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    t[uint2(0, 0)] = 1;
}

// -T cs_6_0 -E main -spirv => spirv
RasterizerOrderedTexture2D<float4> t;
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main()
{
    o[0] = 1;
}

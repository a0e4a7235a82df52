// -T cs_6_0 -E main -spirv => refused //~ error: generated SPIR-V is invalid: Execution mode can only be used with the Fragment execution model.
RasterizerOrderedTexture2D<float4> t;
[numthreads(1, 1, 1)]
void main()
{
    t[uint2(0, 0)] = 1;
}

// -T ps_6_0 -E main => refused //~ error: elements of typed buffers and textures must fit in four 32-bit quantities. 'wide'
Buffer<double3> wide;
float4 main() : SV_Target
{
    uint n;
    wide.GetDimensions(n);
    return n;
}

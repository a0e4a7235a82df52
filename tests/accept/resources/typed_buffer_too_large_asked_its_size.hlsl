// -T ps_6_0 -E main
Buffer<double3> wide;
float4 main() : SV_Target
{
    uint n;
    wide.GetDimensions(n);
    return n;
}

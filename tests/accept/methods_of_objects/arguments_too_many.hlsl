// -T ps_6_0 -E main => refused
RWByteAddressBuffer b;
float4 main() : SV_Target
{
    b.Store<float, int>(0, 1); //~ 13: error: Explicit template arguments on intrinsic Store must be a single numeric type
    return 1;
}

// -T ps_6_0 -E main
RWByteAddressBuffer b;
float4 main() : SV_Target
{
    b.Store<float, int>(0, 1);
    return 1;
}

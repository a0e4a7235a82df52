// -T ps_6_6 => dxil
// except spirv: DXC's way to SPIR-V crashes.
RWByteAddressBuffer result : register(u0);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    result.Store(0, GetRenderTargetSampleCount());
    return 1;
}

// -T ps_6_5 => dxil
// except spirv: the positions of samples are not known to SPIR-V.
Texture2DMSArray<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    int v0 = (int)id;
    result.Store(0, o.GetSamplePosition(v0));
    return 1;
}

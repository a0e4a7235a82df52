// -T ps_6_5 => dxil spirv
RWStructuredBuffer<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    result.Store(0, o.IncrementCounter());
    return 1;
}

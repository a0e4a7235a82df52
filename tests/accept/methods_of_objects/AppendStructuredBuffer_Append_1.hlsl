// -T ps_6_5 => dxil spirv
AppendStructuredBuffer<float4> o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    float4 v0 = (float4)id;
    o.Append(v0);
    return 1;
}

// -T ps_6_5 => refused
RWByteAddressBuffer o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    int64_t v1 = (int64_t)id;
    o.InterlockedMin64(v0, v1); //~ 5: error: opcode '64-bit atomic operations' should only be used in 'Shader Model 6.6+'.
    return 1;
}

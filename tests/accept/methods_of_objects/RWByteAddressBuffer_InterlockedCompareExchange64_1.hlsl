// -T ps_6_5 => refused
RWByteAddressBuffer o;
RWByteAddressBuffer result : register(u7);
float4 main(nointerpolation uint id : ID) : SV_Target
{
    uint v0 = (uint)id;
    uint64_t v1 = (uint64_t)id;
    uint64_t v2 = (uint64_t)id;
    int64_t v3 = (int64_t)id;
    o.InterlockedCompareExchange64(v0, v1, v2, v3); //~ 5: error: opcode '64-bit atomic operations' should only be used in 'Shader Model 6.6+'.
    return 1;
}

// -T cs_6_0 -E main
// Integers extended to 64 bits, shifted, cut and compared.
StructuredBuffer<uint> numbers : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint64_t wide = numbers[id];
    int64_t with_sign = (int)numbers[id + 1];
    results[id * 4] = (uint)(wide >> 12) & 255;
    results[id * 4 + 1] = (bool)with_sign ? 3 : id;
    results[id * 4 + 2] = wide == 77 ? 1 : 0;
    results[id * 4 + 3] = with_sign == -5 ? 9 : id;
}

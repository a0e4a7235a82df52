// -T cs_6_0 -E main
// Stores and loads by their numbers are stores and loads.
#ifdef __spirv__
[[vk::ext_instruction(62)]] void put([[vk::ext_reference]] uint to, uint value);
[[vk::ext_instruction(61)]] uint got([[vk::ext_reference]] uint from);
#else
void put(out uint to, uint value) { to = value; }
uint got(uint from) { return from; }
#endif

RWStructuredBuffer<uint> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint x = 3;
    put(x, id * 7);
    uint y = 1;
    if (id > 9)
        put(y, x + 2);
    results[id] = got(y) + got(x);
    put(results[id + 64], y);
}

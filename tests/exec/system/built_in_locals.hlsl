// Built-in variables by number that are declared in functions.
// compute: main
// dispatch: 3 2 1
// bind u0: structured uint[4] fill(9)
// expect u0: 3 2 1 5
// except dxil: only SPIR-V has numbers of its own
// except dxbc: only SPIR-V has numbers of its own

RWStructuredBuffer<uint> result : register(u0);

uint of_groups()
{
#ifdef __spirv__
    [[vk::ext_builtin_input(24)]] static const uint3 groups;
#else
    static const uint3 groups = 1;
#endif
    return groups.x + groups.y;
}

[numthreads(1, 1, 1)]
void main(uint3 group : SV_GroupID)
{
#ifdef __spirv__
    [[vk::ext_builtin_input(24)]] static const uint3 groups;
#else
    static const uint3 groups = 1;
#endif
    if (any(group != 0))
        return;
    result[0] = groups.x;
    result[1] = groups.y;
    result[2] = groups.z;
    result[3] = of_groups();
}

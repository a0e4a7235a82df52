// Built-in variables by number, instructions by number on addresses, and memory of the group by its storage class.
// compute: main
// dispatch: 3 2 1
// bind u0: structured uint[8] fill(0)
// expect u0: 6 30 3 2 1 5 4 0
// except dxil: only SPIR-V has numbers of its own
// except dxbc: only SPIR-V has numbers of its own

struct Wide { uint low, high; };

#ifdef __spirv__
[[vk::ext_builtin_input(24)]] static const uint3 groups;
[[vk::ext_storage_class(4)]] static uint in_group;

[[vk::ext_instruction(234)]] uint add([[vk::ext_reference]] uint at, uint scope, uint semantics, uint value);
[[vk::ext_instruction(151)]] Wide product(uint a, uint b);
[[vk::ext_instruction(35, "GLSL.std.450")]] float split(float x, [[vk::ext_reference]] out float whole);
#else
static const uint3 groups = 1;
static uint in_group;
uint add(inout uint at, uint scope, uint semantics, uint value) { return at += value; }
Wide product(uint a, uint b) { Wide wide = { a * b, 0 }; return wide; }
float split(float x, out float whole) { return modf(x, whole); }
#endif

RWStructuredBuffer<uint> result : register(u0);

[numthreads(1, 1, 1)]
void main(uint3 group : SV_GroupID) {
    add(result[0], 1, 0, 1);
    in_group = 4;
    add(in_group, 2, 0, 1);
    add(result[1], 1, 0, in_group);
    if (any(group != 0))
        return;
    result[2] = groups.x;
    result[3] = groups.y;
    result[4] = groups.z;
    float whole;
    float part = split(5.25, whole);
    result[5] = uint(whole);
    Wide wide = product(0x80000000, 8);
    result[6] = wide.high;
    result[7] = wide.low + (part == 0.25 ? 0 : 1);
}

// -T cs_6_0 -spirv => spirv
[[vk::ext_builtin_input(24)]] static const uint3 NumWorkgroups;
RWStructuredBuffer<uint3> b;
[numthreads(1,1,1)] void main() { b[0] = NumWorkgroups; }

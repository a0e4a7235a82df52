// Instructions whose operands are addresses and resources, and whose results are structures.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s
// CHECK: OpExtInstImport "SPV_AMD_shader_trinary_minmax"
// CHECK: OpAtomicIAdd %uint {{%[0-9]+}} %uint_1 %uint_0 %uint_5
// CHECK: OpImageQuerySizeLod %v2uint
// CHECK: OpUMulExtended %_struct
// CHECK: OpExtInst %float {{%[0-9]+}} Modf {{%[0-9]+}} {{%[0-9]+}}
// CHECK: OpExtInst %float {{%[0-9]+}} FMin3AMD

struct Wide { uint low, high; };

[[vk::ext_instruction(234)]]
uint add([[vk::ext_reference]] uint at, uint scope, uint semantics, uint value);
[[vk::ext_instruction(103)]] [[vk::ext_capability(50)]] uint2 size(Texture2D<float4> image, int level);
[[vk::ext_instruction(151)]] Wide product(uint a, uint b);
[[vk::ext_instruction(35, "GLSL.std.450")]] float split(float x, [[vk::ext_reference]] out float whole);
[[vk::ext_instruction(1, "SPV_AMD_shader_trinary_minmax")]] [[vk::ext_extension("SPV_AMD_shader_trinary_minmax")]]
float least(float a, float b, float c);
template<typename T> [[vk::ext_instruction(127)]] T negated(T value);

RWStructuredBuffer<uint> counts;
Texture2D<float4> image;

float4 main(float2 at : AT) : SV_Target {
    uint before = add(counts[3], 1, 0, 5);
    Wide wide = product(before, size(image, 0).x);
    float whole;
    float part = split(at.x, whole);
    return float4(wide.low, wide.high, least(part, whole, at.y), negated<float>(at.y));
}

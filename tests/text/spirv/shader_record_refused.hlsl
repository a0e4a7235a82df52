// Only shaders of ray tracing have a shader record, and only a constant buffer lies there.
// RUN: not %trefoil compile %s -T ps_6_0 --emit spirv -fspv-target-env=vulkan1.2 -o %t.spv 2>&1 | %filecheck %s
// RUN: not %trefoil compile %s -T ps_6_0 --emit spirv -DWRONG -o %t.spv 2>&1 | %filecheck %s --check-prefix=WRONG
// RUN: %trefoil compile %s -T ps_6_0 -Wno-ignored-attributes -o %t.dxil
// RUN: %dxc-validate %t.dxil

struct Record { float4 color; };

#ifdef WRONG
// WRONG: [[#@LINE+1]]:3: error: 'shader_record_ext' attribute only applies to cbuffer or ConstantBuffer
[[vk::shader_record_ext]] Texture2D<float4> texels;
// WRONG: [[#@LINE+1]]:3: error: 'shader_record_ext' attribute takes no arguments
[[vk::shader_record_ext(1)]] cbuffer C { float4 c; };
#endif

[[vk::shader_record_ext]] ConstantBuffer<Record> record : register(b0);

// CHECK: error: a pixel shader has no shader record
float4 main() : SV_Target
{
    return record.color;
}

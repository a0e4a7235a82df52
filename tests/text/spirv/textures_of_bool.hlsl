// A texture of `bool` holds numbers that are zero or not.
// RUN: %trefoil dxc -T ps_6_0 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %dxc %s -T ps_6_0 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s

// CHECK: OpTypeImage %uint 2D 2 0 0 1 Unknown
// CHECK: [[TEXEL:%[0-9]+]] = OpImageFetch %v4uint
// CHECK: [[FIRST:%[0-9]+]] = OpCompositeExtract %uint [[TEXEL]] 0
// CHECK: OpINotEqual %bool [[FIRST]] %uint_0

Texture2D<bool> t;

float4 main(float4 a : A) : SV_Target
{
    return t.Load(0) ? a : 2;
}

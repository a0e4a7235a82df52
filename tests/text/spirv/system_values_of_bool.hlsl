// A system value that Vulkan has as a number may be declared `bool`: it is whether the number is not zero, and going out 0 or 1.
// RUN: %trefoil dxc -T ps_6_6 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %dxc %s -T ps_6_6 -E main -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s

// CHECK: OpDecorate %[[ID:[A-Za-z_0-9]+]] BuiltIn PrimitiveId
// CHECK: %[[UINT:[A-Za-z_0-9]+]] = OpTypeInt 32 0
// CHECK: %[[NUMBER:[A-Za-z_0-9]+]] = OpLoad %[[UINT]] %[[ID]]
// CHECK: %[[TRUTH:[A-Za-z_0-9]+]] = OpINotEqual %bool %[[NUMBER]]
// CHECK: OpSelect %{{u?int}} %[[TRUTH]]

uint main(bool primitive : SV_PrimitiveID) : SV_StencilRef
{
    return primitive ? 3 : 2;
}

// Accesses of rasterizer-ordered resources are ordered by pixel, by sample where the shader reads which one it is, by the
// shading rate where it reads that; a resource that nothing uses orders nothing.
// RUN: %trefoil dxc -T ps_6_5 -E by_pixel -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=PIXEL %s
// RUN: %trefoil dxc -T ps_6_5 -E by_sample -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=SAMPLE %s
// RUN: %trefoil dxc -T ps_6_5 -E by_rate -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=RATE %s
// RUN: %trefoil dxc -T ps_6_5 -E unused -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=UNUSED %s
// RUN: %dxc %s -T ps_6_5 -E by_pixel -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck --check-prefix=PIXEL %s
// RUN: %dxc %s -T ps_6_5 -E by_sample -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck --check-prefix=SAMPLE %s
// RUN: %dxc %s -T ps_6_5 -E by_rate -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck --check-prefix=RATE %s
// RUN: %dxc %s -T ps_6_5 -E unused -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck --check-prefix=UNUSED %s

// PIXEL: OpCapability FragmentShaderPixelInterlockEXT
// PIXEL: OpExecutionMode {{.*}} PixelInterlockOrderedEXT
// PIXEL: OpBeginInvocationInterlockEXT
// PIXEL: OpEndInvocationInterlockEXT
// SAMPLE-NOT: PixelInterlock
// SAMPLE: OpCapability FragmentShaderSampleInterlockEXT
// SAMPLE: OpExecutionMode {{.*}} SampleInterlockOrderedEXT
// RATE-NOT: PixelInterlock
// RATE: OpCapability FragmentShaderShadingRateInterlockEXT
// RATE: OpExecutionMode {{.*}} ShadingRateInterlockOrderedEXT
// UNUSED-NOT: Interlock

RasterizerOrderedTexture2D<uint> ordered;

float4 by_pixel(float4 p : SV_Position) : SV_Target
{
    ordered[p.xy] += 1;
    return 0;
}

float4 by_sample(float4 p : SV_Position, uint index : SV_SampleIndex) : SV_Target
{
    ordered[p.xy] += index;
    return 0;
}

float4 by_rate(float4 p : SV_Position, uint rate : SV_ShadingRate) : SV_Target
{
    ordered[p.xy] += rate;
    return 0;
}

float4 unused(float4 p : SV_Position) : SV_Target
{
    return p;
}

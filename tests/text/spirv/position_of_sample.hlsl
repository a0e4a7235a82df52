// A pixel's position is a sample's where the source says so, and then the shader runs for each sample. It is never divided by
// perspective, whatever else the source says.
// RUN: %trefoil dxc -T ps_6_0 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=SAMPLE %s
// RUN: %dxc %s -T ps_6_0 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck --check-prefix=SAMPLE %s
// RUN: %trefoil dxc -T ps_6_0 -E main %s -Fo %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck --check-prefix=FLAT %s
// RUN: %dxc %s -T ps_6_0 -o %t.dxc.dxil
// RUN: %dxc-dis %t.dxc.dxil | %filecheck --check-prefix=FLAT %s

// SAMPLE: OpCapability SampleRateShading
// SAMPLE: OpDecorate %[[POSITION:.*]] BuiltIn FragCoord
// SAMPLE: OpDecorate %[[POSITION]] Sample
// FLAT: SV_Position {{.*}} noperspective sample

float4 main(linear sample float4 position : SV_Position) : SV_Target
{
    return frac(position);
}

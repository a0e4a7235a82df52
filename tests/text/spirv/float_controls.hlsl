// What becomes of denormals is an execution mode, by the option or by number; a mode and an instruction that are asked for by
// number bring the capability and the extension that they need.
// RUN: %trefoil dxc -T ps_6_2 -E main -spirv -denorm ftz %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=ANY,FLUSH
// RUN: %trefoil dxc -T ps_6_2 -E main -spirv -denorm preserve -fspv-target-env=vulkan1.2 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.2 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=ANY,KEEP
// RUN: %trefoil dxc -T ps_6_2 -E numbered -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=ANY,FLUSH
// RUN: %trefoil dxc -T ps_6_2 -E counted -spirv -fspv-target-env=vulkan1.1 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=ANY,COUNT
// RUN: %dxc %s -T ps_6_2 -spirv -denorm ftz -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=ANY,FLUSH
// RUN: %dxc %s -T ps_6_2 -spirv -denorm preserve -fspv-target-env=vulkan1.2 -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=ANY,KEEP
// RUN: %dxc %s -T ps_6_2 -E numbered -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=ANY,FLUSH

// ANY: OpCapability
// FLUSH: OpCapability DenormFlushToZero
// FLUSH: OpExtension "SPV_KHR_float_controls"
// FLUSH: OpExecutionMode {{.*}} DenormFlushToZero 32
// KEEP: OpCapability DenormPreserve
// KEEP-NOT: OpExtension
// KEEP: OpExecutionMode {{.*}} DenormPreserve 32
// COUNT: OpCapability GroupNonUniformBallot
// COUNT: OpExecutionMode {{.*}} EarlyFragmentTests

[[vk::ext_instruction(340)]] bool in_ballot(uint scope, uint4 ballot);

float4 main(float4 a : A) : SV_Target
{
    return a * a;
}

float4 numbered(float4 a : A) : SV_Target
{
    vk::ext_execution_mode(4460, 32);
    return a * a;
}

[[vk::spvexecutionmode(9)]]
float4 counted(float4 a : A) : SV_Target
{
    return in_ballot(3, uint4(1, 2, 3, 4)) ? a : 0;
}

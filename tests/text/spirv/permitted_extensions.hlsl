// Extensions that the options do not permit: what can be said without them is, the rest is refused.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -E leaving -fspv-extension=KHR -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -E leaving -fspv-extension=SPV_EXT_demote_to_helper_invocation -Fo %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=DEMOTE
// RUN: not %trefoil dxc -spirv -T ps_6_0 %s -E reference -fspv-extension=KHR -Fo %t 2>&1 | %filecheck %s --check-prefix=NOT
// RUN: not %trefoil dxc -spirv -T ps_6_0 %s -E leaving -fspv-extension=foo -Fo %t 2>&1 | %filecheck %s --check-prefix=UNKNOWN
// CHECK-NOT: OpExtension
// CHECK: OpKill
// DEMOTE: OpDemoteToHelperInvocation
// NOT: error: SPIR-V extension 'SPV_EXT_shader_stencil_export' required but not permitted to use
// UNKNOWN: unknown SPIR-V extension 'foo'

float4 leaving(float4 value : VALUE) : SV_Target {
    if (value.x > 1)
        discard;
    return value;
}

uint reference() : SV_StencilRef { return 3; }

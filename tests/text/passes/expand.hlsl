// An intrinsic that the target lacks becomes others and instructions: DXIL has no normalize, SPIR-V does.
// RUN: %trefoil compile %s -T ps_6_0 --print-after=expand -o %t.a 2>&1 | %filecheck %s
// RUN: %trefoil compile %s -T ps_6_0 --emit spirv --print-after=expand -o %t.b 2>&1 | %filecheck %s --check-prefix=SPIRV

// CHECK: ; IR after expand, run 1
// CHECK-NOT: normalize
// CHECK: @llvm.dx.fdot
// CHECK: @llvm.dx.rsqrt
// SPIRV: ; IR after expand, run 1, which changed nothing
// SPIRV: @llvm.spv.normalize

float3 main(float3 n : NORMAL) : SV_Target
{
    return normalize(n);
}

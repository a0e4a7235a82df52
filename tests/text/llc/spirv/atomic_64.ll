; A byte address buffer is an array of words. Its atomic operations of 64 bits go through a second variable of the same binding, which
; sees double words; both are aliases.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK-DAG: OpCapability Int64Atomics
; CHECK-DAG: OpDecorate [[WORDS:%[a-z0-9_]+]] DescriptorSet 1
; CHECK-DAG: OpDecorate [[WORDS]] Binding 2
; CHECK-DAG: OpDecorate [[WORDS]] Aliased
; CHECK-DAG: OpDecorate [[DOUBLE:%[a-z0-9_]+]] DescriptorSet 1
; CHECK-DAG: OpDecorate [[DOUBLE]] Binding 2
; CHECK-DAG: OpDecorate [[DOUBLE]] Aliased
; CHECK-DAG: OpDecorate %_runtimearr_ulong ArrayStride 8
define void @main() #0 {
  %a = call target("spirv.VulkanBuffer", [0 x i8], 12, 1) @llvm.spv.resource.handlefrombinding(i32 1, i32 2, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %at = shl i32 %i, 3
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i8], 12, 1) %a, i32 %at)
  ; CHECK: [[INDEX:%[0-9]+]] = OpShiftRightLogical %uint %{{[0-9]+}} %uint_3
  ; CHECK: [[AT:%[0-9]+]] = OpAccessChain %_ptr_StorageBuffer_ulong [[DOUBLE]] %uint_0 [[INDEX]]
  ; CHECK: OpAtomicIAdd %ulong [[AT]]
  %old = atomicrmw add ptr addrspace(11) %to, i64 1 monotonic
  ; CHECK: OpAccessChain %_ptr_StorageBuffer_uint [[WORDS]]
  ; CHECK: OpStore
  store i32 1, ptr addrspace(11) %to
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }

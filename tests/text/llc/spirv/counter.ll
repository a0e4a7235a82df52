; The counter of a buffer has a handle and a binding of its own, and is a buffer of one number.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 --scalar-block-layout %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK-DAG: OpDecorate %[[DATA:[^ ]+]] Binding 4
; CHECK-DAG: OpDecorate %[[COUNTER:[^ ]+]] Binding 9
define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 4, i32 1, i32 0, ptr null)
  %counter = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefrombinding(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 9, i32 0)
  ; CHECK: %[[AT:.*]] = OpAccessChain %_ptr_StorageBuffer_uint %[[COUNTER]] %uint_0
  ; CHECK: %[[N:.*]] = OpAtomicIAdd %uint %[[AT]]
  %n = call i32 @llvm.spv.resource.updatecounter(target("spirv.VulkanBuffer", i32, 12, 1) %counter, i8 1)
  ; CHECK: OpAccessChain %_ptr_StorageBuffer_uint %[[DATA]] %uint_0 %[[N]]
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 %n)
  store i32 7, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

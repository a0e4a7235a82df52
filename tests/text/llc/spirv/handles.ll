; Arrays of buffers: the third number is the length, 0 or -1 without a bound; an index that differs between lanes is marked. Bindings
; that are not given are chosen in the order of their first number.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpCapability RuntimeDescriptorArray
; CHECK-DAG: OpDecorate %{{.*}} Binding 4
; CHECK-DAG: OpDecorate %{{.*}} Binding 0
; CHECK-DAG: OpDecorate %{{.*}} NonUniform
define void @main() #0 {
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %marked = call i32 @llvm.spv.resource.nonuniformindex(i32 %i)
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 1, i32 4, i32 -1, i32 %marked, ptr null)
  %other = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefromimplicitbinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %from = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %other, i32 %i)
  %x = load i32, ptr addrspace(11) %from
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 %i)
  store i32 %x, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }

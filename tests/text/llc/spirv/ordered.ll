; A rasteriser-ordered buffer, which clang cannot express: the third number after the storage class is trefoil's own. One critical
; region reaches from the first access to the last.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
; CHECK: OpExecutionMode %{{.*}} PixelInterlockOrderedEXT
; CHECK: OpBeginInvocationInterlockEXT
; CHECK: OpLoad %uint
; CHECK: OpStore
; CHECK: OpEndInvocationInterlockEXT
target triple = "spirv1.6-unknown-vulkan1.3-pixel"
define void @main() #0 {
  %a = call target("spirv.VulkanBuffer", [0 x i32], 12, 1, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1, 1) %a, i32 8)
  %x = load i32, ptr addrspace(11) %to
  %y = add i32 %x, 1
  store i32 %y, ptr addrspace(11) %to
  ret void
}
attributes #0 = { "hlsl.shader"="pixel" }

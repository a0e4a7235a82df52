; What is read only is not written: a buffer, an image, by a store or an atomic operation.
; RUN: not %trefoil llc %s -o %t 2>&1 | %filecheck %s
; RUN: sed 's/"spirv.VulkanBuffer", .0 x i32., 12, 0/"spirv.Image", i32, 5, 2, 0, 0, 1, 0/g' %s > %t.image.ll
; RUN: not %trefoil llc %t.image.ll -o %t 2>&1 | %filecheck %s
; RUN: sed 's/store i32 1, \(ptr addrspace(11) .p\)/atomicrmw add \1, i32 1 monotonic/' %t.image.ll > %t.atomic.ll
; RUN: not %trefoil llc %t.atomic.ll -o %t 2>&1 | %filecheck %s
; RUN: sed 's/store i32 1, \(ptr addrspace(11) .p\)/atomicrmw add \1, i32 1 monotonic/' %s > %t.buffer.ll
; RUN: not %trefoil llc %t.buffer.ll -o %t 2>&1 | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %b = call target("spirv.VulkanBuffer", [0 x i32], 12, 0) @llvm.spv.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer.b(target("spirv.VulkanBuffer", [0 x i32], 12, 0) %b, i32 0)
  ; CHECK: .ll:[[@LINE+1]]:3: error: a resource that is read only is written
  store i32 1, ptr addrspace(11) %p
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

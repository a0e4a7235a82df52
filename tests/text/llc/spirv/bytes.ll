; A byte address buffer is a buffer of void, or of bytes: words in SPIR-V. Atomic operations of 32 bits go to its words.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpDecorate %_runtimearr_uint ArrayStride 4
; CHECK: OpDecorate %_runtimearr_uint_0 ArrayStride 4
; CHECK-NOT: ArrayStride
define void @main() #0 {
  %in = call target("spirv.VulkanBuffer", void, 12, 0) @llvm.spv.resource.handlefrombinding.a(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call target("spirv.VulkanBuffer", [0 x i8], 12, 1) @llvm.spv.resource.handlefrombinding.b(i32 0, i32 1, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %at = shl i32 %i, 4
  %from = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", void, 12, 0) %in, i32 %at)
  %x = load <2 x i32>, ptr addrspace(11) %from
  %a = extractelement <2 x i32> %x, i32 0
  %b = extractelement <2 x i32> %x, i32 1
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i8], 12, 1) %out, i32 %at)
  store i32 %a, ptr addrspace(11) %to
  %next = getelementptr i8, ptr addrspace(11) %to, i32 4
  ; CHECK: OpAtomicUMax %uint
  %old = atomicrmw umax ptr addrspace(11) %next, i32 %b monotonic
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }

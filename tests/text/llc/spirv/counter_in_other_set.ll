; A counter lies in the descriptor set of its buffer.
; RUN: not %trefoil llc %s -o %t.spv 2>&1 | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 4, i32 1, i32 0, ptr null)
  ; CHECK: counter_in_other_set.ll:[[@LINE+1]]:{{[0-9]+}}: error: a counter in another descriptor set than its buffer is not supported
  %counter = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefrombinding(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 9, i32 1)
  %n = call i32 @llvm.spv.resource.updatecounter(target("spirv.VulkanBuffer", i32, 12, 1) %counter, i8 1)
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

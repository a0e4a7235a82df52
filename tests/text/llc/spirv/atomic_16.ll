; Vulkan has no atomic operations of 16 bits.
; RUN: not %trefoil llc %s -o %t.spv 2>&1 | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"
define void @main() #0 {
  %a = call target("spirv.VulkanBuffer", [0 x i8], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i8], 12, 1) %a, i32 8)
  ; CHECK: atomic_16.ll:[[@LINE+1]]:{{[0-9]+}}: error: atomics other than of 32 or 64 bits in a byte-addressed buffer are not supported for SPIR-V
  %old = atomicrmw add ptr addrspace(11) %to, i16 1 monotonic
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }

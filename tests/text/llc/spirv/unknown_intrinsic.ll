; An intrinsic that shaders do not have is named.
; RUN: not %trefoil llc %s -o %t.spv 2>&1 | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  ; CHECK: unknown_intrinsic.ll:[[@LINE+1]]:{{[0-9]+}}: error: the intrinsic 'llvm.spv.global.offset.i32' has no form in SPIR-V for Vulkan
  %i = call i32 @llvm.spv.global.offset.i32(i32 0)
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 %i)
  store i32 %i, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; A matrix is two to four columns of as many floats: a row that it does not have is refused.
; RUN: not %trefoil llc %s -o %t.spv 2>&1 | %filecheck %s
; CHECK: error: a product or a row of a matrix whose sizes do not go together
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.a(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) %out, i32 %i)
  %a = load <3 x float>, ptr addrspace(11) %p
  %row = call <3 x float> @llvm.spv.matrix.row.v3f32(i32 3, <3 x float> %a, <3 x float> %a, <3 x float> %a)
  store <3 x float> %row, ptr addrspace(11) %p
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }

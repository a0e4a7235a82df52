; A constant buffer of clang: what follows a vector of three fills its row, as HLSL has it; a structure within lies as the data
; layout has it.
; compute: main
; bind b0: constant float[16] iota(0)
; bind u0: structured float[4] zero
; expect u0: 2 3 10 15
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%L = type <{ float, <2 x float> }>
%__cblayout_C = type <{ <3 x float>, float, float, target("spirv.Padding", 12), [2 x %L], target("spirv.Padding", 4), float }>
@C.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) poison
@a = external hidden local_unnamed_addr addrspace(12) global <3 x float>, align 16
@b = external hidden local_unnamed_addr addrspace(12) global float, align 4
@c = external hidden local_unnamed_addr addrspace(12) global float, align 4
@d = external hidden local_unnamed_addr addrspace(12) global [2 x %L], align 1
@e = external hidden local_unnamed_addr addrspace(12) global float, align 4

define void @main() #0 {
  %h = call target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) @llvm.spv.resource.handlefrombinding.c(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) %h, ptr @C.cb
  %out = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.o(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %z = load float, ptr addrspace(12) getelementptr (i8, ptr addrspace(12) @a, i64 8)
  %b = load float, ptr addrspace(12) @b
  ; The second floats of the structures: 9 and 12 where a thread would choose; thread 0 takes the first, and its second number.
  %at = getelementptr [2 x %L], ptr addrspace(12) @d, i32 0, i32 %i, i32 1
  %pair = load <2 x float>, ptr addrspace(12) %at
  %y = extractelement <2 x float> %pair, i32 1
  %e = load float, ptr addrspace(12) @e
  %o0 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 0)
  store float %z, ptr addrspace(11) %o0
  %o1 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 1)
  store float %b, ptr addrspace(11) %o1
  %o2 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 2)
  store float %y, ptr addrspace(11) %o2
  %o3 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 3)
  store float %e, ptr addrspace(11) %o3
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!hlsl.cbs = !{!0}
!0 = !{ptr @C.cb, ptr addrspace(12) @a, ptr addrspace(12) @b, ptr addrspace(12) @c, ptr addrspace(12) @d, ptr addrspace(12) @e}

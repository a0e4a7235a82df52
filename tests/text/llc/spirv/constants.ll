; A constant buffer of clang: its members are variables of address space 12, and !hlsl.cbs has the handle's variable with the
; members. Paddings say where members lie; a member takes the bytes of its numbers.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 --scalar-block-layout %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpMemberDecorate %[[C:.*]] 0 Offset 0
; CHECK: OpMemberDecorate %[[C]] 1 Offset 12
; CHECK: OpMemberDecorate %[[C]] 2 Offset 16
; CHECK: OpMemberDecorate %[[C]] 3 Offset 20
; CHECK: OpMemberDecorate %[[C]] 4 Offset 32
; CHECK: OpDecorate %[[C]] Block
; CHECK: OpDecorate %[[VAR:.*]] DescriptorSet 2
; CHECK: OpDecorate %[[VAR]] Binding 3
; CHECK: %[[C]] = OpTypeStruct %v3float %float %uint %v3uint %v4float
%__cblayout_C = type <{ <3 x float>, float, i32, target("spirv.Padding", 12), <4 x float> }>
@C.cb = local_unnamed_addr global target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) poison
@a = external hidden local_unnamed_addr addrspace(12) global <3 x float>, align 16
@b = external hidden local_unnamed_addr addrspace(12) global float, align 4
@c = external hidden local_unnamed_addr addrspace(12) global i32, align 4
@d = external hidden local_unnamed_addr addrspace(12) global <4 x float>, align 16

define void @main() #0 {
  %h = call target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) @llvm.spv.resource.handlefrombinding.c(i32 2, i32 3, i32 1, i32 0, ptr null)
  store target("spirv.VulkanBuffer", %__cblayout_C, 2, 0) %h, ptr @C.cb
  %out = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.o(i32 0, i32 0, i32 1, i32 0, ptr null)
  ; CHECK: OpAccessChain %_ptr_Uniform_float %[[VAR]] %uint_1
  %b = load float, ptr addrspace(12) @b
  ; CHECK: OpAccessChain %_ptr_Uniform_float %[[VAR]] %uint_4 %uint_2
  %z = load float, ptr addrspace(12) getelementptr (i8, ptr addrspace(12) @d, i64 8)
  %sum = fadd float %b, %z
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 0)
  store float %sum, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
!hlsl.cbs = !{!0}
!0 = !{ptr @C.cb, ptr addrspace(12) @a, ptr addrspace(12) @b, ptr addrspace(12) @c, ptr addrspace(12) @d}

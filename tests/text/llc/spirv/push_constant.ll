; Push constants are the variable in address space 13.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpMemberDecorate %[[BLOCK:.*]] 0 Offset 0
; CHECK: OpMemberDecorate %[[BLOCK]] 1 Offset 16
; CHECK: OpDecorate %[[BLOCK]] Block
; CHECK: %[[BLOCK]] = OpTypeStruct %uint %v4float
; CHECK: %[[VAR:.*]] = OpVariable %_ptr_PushConstant_{{.*}} PushConstant
%Block = type { i32, <4 x float> }
@constants = external hidden addrspace(13) externally_initialized constant %Block

define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  ; CHECK: OpAccessChain %_ptr_PushConstant_uint %[[VAR]] %uint_0
  %n = load i32, ptr addrspace(13) @constants
  ; CHECK: OpAccessChain %_ptr_PushConstant_float %[[VAR]] %uint_1 %uint_3
  %w = load float, ptr addrspace(13) getelementptr (i8, ptr addrspace(13) @constants, i64 28)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 %n)
  store float %w, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

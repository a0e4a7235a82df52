; Buffers of LLVM's SPIR-V back end: spirv.VulkanBuffer has the type of what is stored, the storage class (12 for storage buffers,
; 2 for uniform buffers) and whether it is written. Offsets and strides are those of the data layout.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 --scalar-block-layout %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: ; Version: 1.6
; CHECK: OpEntryPoint GLCompute %{{[^ ]+}} "main"
; CHECK: OpExecutionMode %{{[^ ]+}} LocalSize 8 1 1
; CHECK: OpMemberDecorate %[[S:.*]] 0 Offset 0
; CHECK: OpMemberDecorate %[[S]] 1 Offset 16
; CHECK: OpMemberDecorate %[[S]] 2 Offset 32
; CHECK: OpDecorate %[[ARRAY:.*]] ArrayStride 48
; CHECK: OpMemberDecorate %{{.*}} 0 NonWritable
; CHECK: OpDecorate %[[IN:.*]] DescriptorSet 1
; CHECK: OpDecorate %[[IN]] Binding 2
; CHECK: OpDecorate %[[OUT:.*]] DescriptorSet 1
; CHECK: OpDecorate %[[OUT]] Binding 3
; CHECK: %[[S]] = OpTypeStruct %float %v3float %v2float
; CHECK: %[[ARRAY]] = OpTypeRuntimeArray %[[S]]
%S = type { float, <3 x float>, <2 x float> }

define void @main() #0 {
  %in = call target("spirv.VulkanBuffer", [0 x %S], 12, 0) @llvm.spv.resource.handlefrombinding(i32 1, i32 2, i32 1, i32 0, ptr null)
  %out = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding(i32 1, i32 3, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %from = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x %S], 12, 0) %in, i32 %i)
  ; Byte 24 of an element is the third float of its vector.
  %third = getelementptr inbounds i8, ptr addrspace(11) %from, i64 24
  ; CHECK: OpAccessChain %_ptr_StorageBuffer_float %[[IN]] %uint_0 %[[I:.*]] %uint_1 %uint_2
  %x = load float, ptr addrspace(11) %third
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 %i)
  store float %x, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }

; Vectors of three in structures and arrays of buffers lie where LLVM's data layout and its back end have them: with the room of
; four within structures, also in packed ones, and 12 bytes apart as elements of a buffer. Assembly and module say the same.
; RUN: %trefoil llc -filetype=asm %s -o - | %filecheck %s
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 --scalar-block-layout %t.spv
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%Inner = type <{ <3 x float>, float, [2 x <3 x float>] }>
%Outer = type <{ <3 x float>, %Inner }>

; CHECK-DAG: OpDecorate %[[ROWS:[0-9]+]] ArrayStride 16
; CHECK-DAG: OpMemberDecorate %[[INNER:[0-9]+]] 0 Offset 0
; CHECK-DAG: OpMemberDecorate %[[INNER]] 1 Offset 16
; CHECK-DAG: OpMemberDecorate %[[INNER]] 2 Offset 20
; CHECK-DAG: OpMemberDecorate %[[OUTER:[0-9]+]] 0 Offset 0
; CHECK-DAG: OpMemberDecorate %[[OUTER]] 1 Offset 16
; CHECK-DAG: OpDecorate %[[#]] ArrayStride 68
; CHECK-DAG: OpDecorate %[[#]] ArrayStride 12
; CHECK-DAG: %[[F:[0-9]+]] = OpTypeFloat 32
; CHECK-DAG: %[[THREE:[0-9]+]] = OpTypeVector %[[F]] 3
; CHECK-DAG: %[[ROWS]] = OpTypeArray %[[THREE]] %[[#]]
; CHECK-DAG: %[[INNER]] = OpTypeStruct %[[THREE]] %[[F]] %[[ROWS]]
; CHECK-DAG: %[[OUTER]] = OpTypeStruct %[[THREE]] %[[INNER]]
define void @main() #0 {
  %a = call target("spirv.VulkanBuffer", [0 x %Outer], 12, 0) @llvm.spv.resource.handlefrombinding.a(i32 0, i32 0, i32 1, i32 0, ptr null)
  %s = call target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) @llvm.spv.resource.handlefrombinding.s(i32 0, i32 1, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %p = call ptr addrspace(11) @llvm.spv.resource.getpointer.a(target("spirv.VulkanBuffer", [0 x %Outer], 12, 0) %a, i32 %i)
  %q = getelementptr inbounds nuw i8, ptr addrspace(11) %p, i64 52
  %x = load <3 x float>, ptr addrspace(11) %q
  %w = getelementptr inbounds nuw %Outer, ptr addrspace(11) %p, i32 0, i32 1, i32 1
  %y = load float, ptr addrspace(11) %w
  %v = insertelement <3 x float> %x, float %y, i32 1
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.s(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 1) %s, i32 %i)
  store <3 x float> %v, ptr addrspace(11) %to
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }

; Control flow that no structured language writes: a block that two branches share, reached from within and without a selection,
; and a loop with two exits. Merges are made, and a variable chooses between the blocks that may follow.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 --scalar-block-layout %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: OpSelectionMerge
; CHECK: OpLoopMerge
define void @main() #0 {
entry:
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 %i)
  %a = icmp ult i32 %i, 4
  br i1 %a, label %left, label %right
left:
  %b = icmp eq i32 %i, 2
  br i1 %b, label %shared, label %loop
right:
  %c = icmp eq i32 %i, 6
  br i1 %c, label %shared, label %end
shared:
  %s = phi i32 [ 10, %left ], [ 20, %right ]
  store i32 %s, ptr addrspace(11) %to
  br label %loop
loop:
  %n = phi i32 [ 0, %left ], [ 1, %shared ], [ %next, %again ]
  %found = icmp eq i32 %n, %i
  br i1 %found, label %end, label %again
again:
  %next = add i32 %n, 1
  %over = icmp ugt i32 %next, 9
  br i1 %over, label %late, label %loop
late:
  store i32 %next, ptr addrspace(11) %to
  br label %end
end:
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }

; A loop that is entered at two blocks is not structured.
; RUN: not %trefoil llc %s -o %t.spv 2>&1 | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"
define void @main() #0 {
entry:
  %a = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %a, i32 %i)
  %c = icmp eq i32 %i, 0
  br i1 %c, label %x, label %y
x:
  %n = phi i32 [ 0, %entry ], [ %m, %y ]
  %n1 = add i32 %n, 1
  %d = icmp ugt i32 %n1, 7
  ; CHECK: two_headers.ll:[[@LINE+1]]:{{[0-9]+}}: error: a loop that is entered in more than one place has no structured form
  br i1 %d, label %end, label %y
y:
  %m = phi i32 [ 5, %entry ], [ %n1, %x ]
  store i32 %m, ptr addrspace(11) %to
  br label %x
end:
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }

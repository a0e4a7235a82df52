; A buffer that the path taken chooses among several bindings has no form in SPIR-V.
; RUN: not %trefoil llc %s -o %t.spv 2>&1 | %filecheck %s
target triple = "spirv1.6-unknown-vulkan1.3-compute"
define void @main() #0 {
entry:
  %a = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %b = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %c = icmp eq i32 %i, 0
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  ; CHECK: chosen_buffers.ll:[[@LINE+1]]:{{[0-9]+}}: error: a resource or an address that depends on the path taken has no form in structured control flow
  %h = phi target("spirv.VulkanBuffer", [0 x i32], 12, 1) [ %a, %entry ], [ %b, %x ]
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %h, i32 %i)
  store i32 %i, ptr addrspace(11) %to
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }

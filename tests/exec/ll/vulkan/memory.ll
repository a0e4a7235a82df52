; Memory of the group, private variables with a start value (address space 10) and constant tables (2).
; compute: main
; bind u0: structured uint[4] zero
; expect u0: 10 9 16 15
target triple = "spirv1.6-unknown-vulkan1.3-compute"
@shared = internal addrspace(3) global [4 x i32] poison
@tab = internal addrspace(10) global i32 7
@ro = internal addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define void @main() #0 {
  %a = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.in.group.i32(i32 0)
  %p = getelementptr [4 x i32], ptr addrspace(3) @shared, i32 0, i32 %i
  store i32 %i, ptr addrspace(3) %p
  call void @llvm.spv.group.memory.barrier.with.group.sync()
  %o = xor i32 %i, 1
  %q = getelementptr [4 x i32], ptr addrspace(3) @shared, i32 0, i32 %o
  %x = load i32, ptr addrspace(3) %q
  %t = load i32, ptr addrspace(10) @tab
  store i32 %x, ptr addrspace(10) @tab
  %u = load i32, ptr addrspace(10) @tab
  %r = getelementptr [4 x i32], ptr addrspace(2) @ro, i32 0, i32 %i
  %v = load i32, ptr addrspace(2) %r
  %s = add i32 %x, %t
  %s2 = add i32 %s, %v
  %s3 = add i32 %s2, %u
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %a, i32 %i)
  store i32 %s3, ptr addrspace(11) %to
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }

; Atomic operations of 64 bits on a byte address buffer, beside stores and atomic operations of its words.
; compute: main
; bind u0: raw uint[10] 0 0 0xffffffff 0 0 0 0 0 0 0
; expect u0: 1 2 5 1 7 1 7 2 2 5
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %b = call target("spirv.VulkanBuffer", [0 x i8], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %start = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i8], 12, 1) %b, i32 0)
  %swapped = cmpxchg ptr addrspace(11) %start, i64 0, i64 8589934593 monotonic monotonic
  %second = getelementptr i8, ptr addrspace(11) %start, i32 8
  %sum = atomicrmw add ptr addrspace(11) %second, i64 3 monotonic
  %shift = shl i32 %i, 3
  %at = add i32 %shift, 16
  %own = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i8], 12, 1) %b, i32 %at)
  %lane = add i32 %i, 1
  %wide = zext i32 %lane to i64
  %high = shl i64 %wide, 32
  %value = or i64 %high, 7
  %most = atomicrmw umax ptr addrspace(11) %own, i64 %value monotonic
  %ninth = getelementptr i8, ptr addrspace(11) %start, i32 32
  %count = atomicrmw add ptr addrspace(11) %ninth, i32 1 monotonic
  %tenth = getelementptr i8, ptr addrspace(11) %start, i32 36
  store i32 5, ptr addrspace(11) %tenth
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="2,1,1" }

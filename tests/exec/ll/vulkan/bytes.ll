; Byte address buffers, of void and of bytes: loads and stores of several sizes, an atomic operation in the middle.
; compute: main
; bind t0: raw uint[8] 1 2 3 4 5 6 7 8
; bind u0: raw uint[8] 8*0
; expect u0: 1 2 0x30000 9 5 6 0 0
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %in = call target("spirv.VulkanBuffer", void, 12, 0) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call target("spirv.VulkanBuffer", [0 x i8], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %at = shl i32 %i, 4
  %from = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", void, 12, 0) %in, i32 %at)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x i8], 12, 1) %out, i32 %at)
  %pair = load <2 x i32>, ptr addrspace(11) %from
  store <2 x i32> %pair, ptr addrspace(11) %to
  %first = icmp eq i32 %i, 0
  br i1 %first, label %more, label %end
more:
  %third = getelementptr i8, ptr addrspace(11) %from, i32 8
  %x = load i32, ptr addrspace(11) %third
  %high = shl i32 %x, 16
  %there = getelementptr i8, ptr addrspace(11) %to, i32 8
  store i32 %high, ptr addrspace(11) %there
  %fourth = getelementptr i32, ptr addrspace(11) %to, i32 3
  %old = atomicrmw add ptr addrspace(11) %fourth, i32 9 monotonic
  br label %end
end:
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="2,1,1" }

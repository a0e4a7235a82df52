; An address past an element of a buffer is in another element, by whole elements of the data layout: 16 bytes for a vector of three,
; though such vectors lie 12 bytes apart in the buffer. So says `getelementptr` over the element's type, over floats or over bytes.
; compute: main
; bind t0: structured float3[4] iota(0)
; bind t1: structured float[8] iota(0)
; bind u0: structured float[8] zero
; expect u0: 6 7 8 1 7 2 5 3
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%Pair = type { [2 x float], [2 x float] }

define void @main() #0 {
  %threes = call target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %floats = call target("spirv.VulkanBuffer", [0 x float], 12, 0) @llvm.spv.resource.handlefrombinding.floats(i32 0, i32 1, i32 1, i32 0, ptr null)
  %pairs = call target("spirv.VulkanBuffer", [0 x %Pair], 12, 0) @llvm.spv.resource.handlefrombinding.pairs(i32 0, i32 1, i32 1, i32 0, ptr null)
  %out = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.out(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  %t1 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x <3 x float>], 12, 0) %threes, i32 1)
  %o0 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 0)

  ; The vector after that of number 1, its second lane by bytes, its third by floats.
  %p0 = getelementptr <3 x float>, ptr addrspace(11) %t1, i32 1
  %v0 = load <3 x float>, ptr addrspace(11) %p0
  %x0 = extractelement <3 x float> %v0, i32 0
  store float %x0, ptr addrspace(11) %o0
  %p1 = getelementptr i8, ptr addrspace(11) %t1, i64 20
  %x1 = load float, ptr addrspace(11) %p1
  %o1 = getelementptr float, ptr addrspace(11) %o0, i32 1
  store float %x1, ptr addrspace(11) %o1
  %p2 = getelementptr float, ptr addrspace(11) %t1, i32 6
  %x2 = load float, ptr addrspace(11) %p2
  %o2 = getelementptr i8, ptr addrspace(11) %o0, i64 8
  store float %x2, ptr addrspace(11) %o2
  ; And the one before.
  %p3 = getelementptr i8, ptr addrspace(11) %t1, i64 -12
  %x3 = load float, ptr addrspace(11) %p3
  %o3 = getelementptr i8, ptr addrspace(11) %o0, i64 12
  store float %x3, ptr addrspace(11) %o3

  ; A number that is known when the shader runs, of elements and of bytes.
  %two = add i32 %i, 2
  %f5 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 0) %floats, i32 5)
  %p4 = getelementptr float, ptr addrspace(11) %f5, i32 %two
  %x4 = load float, ptr addrspace(11) %p4
  %o4 = getelementptr float, ptr addrspace(11) %o0, i32 4
  store float %x4, ptr addrspace(11) %o4
  %f0 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 0) %floats, i32 0)
  %bytes = shl i32 %two, 2
  %p5 = getelementptr i8, ptr addrspace(11) %f0, i32 %bytes
  %x5 = load float, ptr addrspace(11) %p5
  %o5 = getelementptr float, ptr addrspace(11) %o0, i32 5
  store float %x5, ptr addrspace(11) %o5

  ; An index past an array within an element.
  %pair0 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x %Pair], 12, 0) %pairs, i32 0)
  %p6 = getelementptr %Pair, ptr addrspace(11) %pair0, i32 0, i32 0, i32 5
  %x6 = load float, ptr addrspace(11) %p6
  %o6 = getelementptr float, ptr addrspace(11) %o0, i32 6
  store float %x6, ptr addrspace(11) %o6
  %p7 = getelementptr [2 x float], ptr addrspace(11) %pair0, i32 0, i32 3
  %x7 = load float, ptr addrspace(11) %p7
  %o7 = getelementptr float, ptr addrspace(11) %o0, i32 7
  store float %x7, ptr addrspace(11) %o7
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

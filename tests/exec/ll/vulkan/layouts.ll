; Elements of buffers lie as LLVM's data layout for SPIR-V has them: vectors are aligned to the next power of two of their
; size, packed structures have no gaps; the same holds for variables of the function.
; compute: main
; bind t0: structured float[24] iota(0)
; bind u0: structured float[8] zero
; expect u0: 4 6 14 9 21 12 1 20
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%S = type { float, <3 x float>, float, float, <2 x float> }
%P = type <{ float, <2 x float>, float }>

define void @main() #0 {
  %in = call target("spirv.VulkanBuffer", [0 x %S], 12, 0) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %out = call target("spirv.VulkanBuffer", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  ; Elements are 48 bytes apart: the vector of the first begins at byte 16, that of the second at byte 64.
  %e0 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x %S], 12, 0) %in, i32 0)
  %e1 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x %S], 12, 0) %in, i32 1)
  %v0 = getelementptr inbounds %S, ptr addrspace(11) %e0, i32 0, i32 1
  %a = load float, ptr addrspace(11) %v0
  %v0z = getelementptr inbounds i8, ptr addrspace(11) %e0, i64 24
  %b = load float, ptr addrspace(11) %v0z
  ; Byte 56 of the second is its last pair, byte 36 its second float from the end.
  %p1 = getelementptr inbounds %S, ptr addrspace(11) %e1, i32 0, i32 4
  %pair = load <2 x float>, ptr addrspace(11) %p1
  %c0 = extractelement <2 x float> %pair, i32 0
  %c = fsub float %c0, 8.0
  %d1 = getelementptr inbounds i8, ptr addrspace(11) %e0, i64 36
  %d = load float, ptr addrspace(11) %d1
  %f1 = getelementptr inbounds %S, ptr addrspace(11) %e1, i32 0, i32 3
  %f = load float, ptr addrspace(11) %f1

  ; The same structure in a variable, written by its types and read by its bytes.
  %local = alloca [2 x %S]
  store [2 x %S] zeroinitializer, ptr %local
  %l = getelementptr inbounds [2 x %S], ptr %local, i32 0, i32 %i, i32 1
  store <3 x float> <float 11.0, float 12.0, float 13.0>, ptr %l
  %lb = getelementptr inbounds i8, ptr %local, i64 20
  %g = load float, ptr %lb
  %packed = alloca %P
  %h0 = getelementptr inbounds %P, ptr %packed, i32 0, i32 1
  store <2 x float> <float 1.0, float 20.0>, ptr %h0
  %h1 = getelementptr inbounds i8, ptr %packed, i64 4
  %h = load <2 x float>, ptr %h1
  %hx = extractelement <2 x float> %h, i32 0
  %hy = extractelement <2 x float> %h, i32 1

  %o0 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 0)
  %row = getelementptr [8 x float], ptr addrspace(11) %o0, i32 0, i32 0
  store float %a, ptr addrspace(11) %row
  %o1 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 1)
  store float %b, ptr addrspace(11) %o1
  %o2 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 2)
  store float %c, ptr addrspace(11) %o2
  %o3 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 3)
  store float %d, ptr addrspace(11) %o3
  %o4 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 4)
  store float %f, ptr addrspace(11) %o4
  %o5 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 5)
  store float %g, ptr addrspace(11) %o5
  %o6 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 6)
  store float %hx, ptr addrspace(11) %o6
  %o7 = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.VulkanBuffer", [0 x float], 12, 1) %out, i32 7)
  store float %hy, ptr addrspace(11) %o7
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

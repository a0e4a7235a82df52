; Images have the format that their type names: 33 is R32ui, 24 R32i, 4 Rgba8, 0 none. spirv.SignedImage is of signed numbers:
; as in LLVM 22 its type is of numbers without sign and each access extends the sign, which SPIR-V has from 1.4 on; before, its type has the sign.
; A sampler and a sampled image have handles of their own.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
; RUN: sed 's/spirv1.6/spirv1.3/' %s > %t.3.ll && %trefoil llc %t.3.ll -o %t.3 && %spirv-val --target-env vulkan1.1 %t.3
; RUN: %spirv-dis %t.3 | %filecheck %s --check-prefix=OLDER
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK-DAG: %{{.*}} = OpTypeImage %float Buffer 2 0 0 1 Unknown
; CHECK-DAG: %{{.*}} = OpTypeImage %uint Buffer 2 0 0 2 R32ui
; CHECK-DAG: %{{.*}} = OpTypeImage %uint Buffer 2 0 0 2 R32i
; OLDER: = OpTypeImage %int Buffer 2 0 0 2 R32i
; CHECK-DAG: %{{.*}} = OpTypeImage %float 2D 2 0 0 2 Rgba8
; CHECK-DAG: %{{.*}} = OpTypeImage %float 2D 2 0 0 1 Unknown
; CHECK-DAG: OpTypeSampler
define void @main() #0 {
  %in = call target("spirv.Image", float, 5, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.a(i32 0, i32 0, i32 1, i32 0, ptr null)
  %words = call target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) @llvm.spv.resource.handlefrombinding.b(i32 0, i32 1, i32 1, i32 0, ptr null)
  %signed = call target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 24) @llvm.spv.resource.handlefrombinding.c(i32 0, i32 2, i32 1, i32 0, ptr null)
  %picture = call target("spirv.Image", float, 1, 2, 0, 0, 2, 4) @llvm.spv.resource.handlefrombinding.d(i32 0, i32 3, i32 1, i32 0, ptr null)
  %texture = call target("spirv.Image", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.e(i32 0, i32 4, i32 1, i32 0, ptr null)
  %sampler = call target("spirv.Sampler") @llvm.spv.resource.handlefrombinding.f(i32 0, i32 5, i32 1, i32 0, ptr null)
  %i = call i32 @llvm.spv.thread.id.i32(i32 0)
  ; CHECK: OpImageFetch
  %from = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.Image", float, 5, 2, 0, 0, 1, 0) %in, i32 %i)
  %x = load <4 x float>, ptr addrspace(11) %from
  ; CHECK: OpImageSampleExplicitLod
  %s = call <4 x float> @llvm.spv.resource.samplelevel.v4f32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %texture, target("spirv.Sampler") %sampler, <2 x float> <float 0.5, float 0.5>, float 0.0, <2 x i32> zeroinitializer)
  %sum = fadd <4 x float> %x, %s
  ; CHECK: OpImageWrite
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.Image", float, 1, 2, 0, 0, 2, 4) %picture, <2 x i32> zeroinitializer)
  store <4 x float> %sum, ptr addrspace(11) %to
  ; CHECK: OpImageTexelPointer
  ; CHECK: OpAtomicIAdd
  %word = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) %words, i32 %i)
  %old = atomicrmw add ptr addrspace(11) %word, i32 1 monotonic
  ; CHECK: OpImageWrite %{{.*}} SignExtend
  ; OLDER-NOT: SignExtend
  %number = call ptr addrspace(11) @llvm.spv.resource.getpointer(target("spirv.SignedImage", i32, 5, 2, 0, 0, 2, 24) %signed, i32 %i)
  store i32 %old, ptr addrspace(11) %number
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }

; An image and a sampler are loaded in each block that uses them, wherever their handles were made; one type of sampler serves both
; kinds.
; RUN: %trefoil llc %s -o %t.spv
; RUN: %spirv-val --target-env vulkan1.3 %t.spv
; RUN: %spirv-dis %t.spv | %filecheck %s
; CHECK: %[[KIND:.*]] = OpTypeSampler
; CHECK-NOT: OpTypeSampler
; CHECK: OpLabel
; CHECK: OpLoad
; CHECK: OpImageSampleExplicitLod
; CHECK: OpLabel
; CHECK: OpLoad
; CHECK: OpImageSampleExplicitLod
; CHECK: OpImageSampleDrefExplicitLod
target triple = "spirv1.6-unknown-vulkan1.3-pixel"
@o = external hidden thread_local addrspace(8) global <4 x float>, !spirv.Decorations !0
define void @main() #0 {
  %t = call target("spirv.Image", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.e(i32 0, i32 4, i32 1, i32 0, ptr null)
  %s = call target("spirv.Sampler") @llvm.spv.resource.handlefrombinding.f(i32 0, i32 5, i32 1, i32 0, ptr null)
  %k = call target("spirv.Image", float, 1, 1, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.g(i32 0, i32 6, i32 1, i32 0, ptr null)
  %x = call <4 x float> @llvm.spv.resource.samplelevel.v4f32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %t, target("spirv.Sampler") %s, <2 x float> zeroinitializer, float 0.0, <2 x i32> zeroinitializer)
  %e = extractelement <4 x float> %x, i32 0
  %c = fcmp ogt float %e, 0.5
  br i1 %c, label %then, label %done
then:
  %y = call <4 x float> @llvm.spv.resource.samplelevel.v4f32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %t, target("spirv.Sampler") %s, <2 x float> splat (float 0.5), float 0.0, <2 x i32> zeroinitializer)
  %d = call float @llvm.spv.resource.samplecmplevelzero.f32(target("spirv.Image", float, 1, 1, 0, 0, 1, 0) %k, target("spirv.Sampler") %s, <2 x float> zeroinitializer, float 0.5, <2 x i32> zeroinitializer)
  %y2 = insertelement <4 x float> %y, float %d, i32 1
  br label %done
done:
  %z = phi <4 x float> [ %x, %0 ], [ %y2, %then ]
  store <4 x float> %z, ptr addrspace(8) @o
  ret void
}
!0 = !{!1}
!1 = !{i32 30, i32 0}
attributes #0 = { "hlsl.shader"="pixel" }

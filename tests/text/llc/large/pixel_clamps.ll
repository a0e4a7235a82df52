; Samples whose level is clamped, comparing gathers, rates of change, the neighbours of a quad.
; RUN: %trefoil llc %s -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %dxc-dis %t.0 | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-pixel -o %t.6
; RUN: %dxc-validate %t.6
target triple = "dxil-pc-shadermodel6.0-pixel"

; CHECK: call %dx.types.ResRet.f32 @dx.op.sampleBias.f32(i32 61
; CHECK: call %dx.types.ResRet.f32 @dx.op.sampleGrad.f32(i32 63
; CHECK: call %dx.types.ResRet.f32 @dx.op.sampleCmp.f32(i32 64
; CHECK: call %dx.types.ResRet.f32 @dx.op.textureGatherCmp.f32(i32 74
; CHECK: call float @dx.op.unary.f32(i32 84
; CHECK: call float @dx.op.unary.f32(i32 85
; CHECK: call float @dx.op.quadOp.f32(i32 123, {{.*}}, i8 1)
; CHECK: call float @dx.op.quadOp.f32(i32 123, {{.*}}, i8 2)
define void @main() #0 {
  %uv = call <2 x float> @llvm.dx.load.input.v2f32(i32 0, i32 0, i8 0, i32 poison)
  %w = call float @llvm.dx.load.input.f32(i32 1, i32 0, i8 0, i32 poison)
  %t = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr null)
  %s = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %sc = call target("dx.Sampler", 1) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %a = call <4 x float> @llvm.dx.resource.samplebias.clamp(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %uv, float %w, <2 x i32> <i32 1, i32 -1>, float 2.0)
  %b = call <4 x float> @llvm.dx.resource.samplegrad.clamp(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 0) %s, <2 x float> %uv, <2 x float> %uv, <2 x float> %uv, <2 x i32> zeroinitializer, float %w)
  %c = call float @llvm.dx.resource.samplecmp.clamp(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 1) %sc, <2 x float> %uv, float %w, <2 x i32> zeroinitializer, float 1.0)
  %d = call <4 x float> @llvm.dx.resource.gather.cmp(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t, target("dx.Sampler", 1) %sc, <2 x float> %uv, float %w, i32 0, <2 x i32> zeroinitializer)
  %e = call float @llvm.dx.ddy.coarse.f32(float %w)
  %f = call float @llvm.dx.ddx.fine.f32(float %e)
  %g = call float @llvm.dx.quad.read.across.y.f32(float %f)
  %h = call float @llvm.dx.quad.read.across.diagonal.f32(float %g)
  %x1 = fadd <4 x float> %a, %b
  %x2 = fadd <4 x float> %x1, %d
  %y = fadd float %c, %h
  %x3 = insertelement <4 x float> %x2, float %y, i32 1
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %x3)
  ret void
}
attributes #0 = { "hlsl.shader"="pixel" }
!dx.semantic.signatures = !{!0}
!0 = !{ptr @main, !1, !2}
!1 = !{!3, !4}
!2 = !{!6}
!3 = !{i32 0, !"TEXCOORD", i32 9, i32 0, !7, i32 0, i32 1, i8 2, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!4 = !{i32 1, !"W", i32 9, i32 0, !7, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!6 = !{i32 0, !"SV_Target", i32 9, i32 16, !7, i32 0, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!7 = !{i32 0}

; A pixel shader with each kind of texture and of sample, with offsets, clamps and comparisons; derivatives.
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.0-pixel -o %t.0
; RUN: %dxc-validate %t.0
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.0-pixel -o %t.0.O0
; RUN: %dxc-validate %t.0.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.2-pixel -o %t.2
; RUN: %dxc-validate %t.2
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.2-pixel -o %t.2.O0
; RUN: %dxc-validate %t.2.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-pixel -o %t.6
; RUN: %dxc-validate %t.6
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.6-pixel -o %t.6.O0
; RUN: %dxc-validate %t.6.O0
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-pixel -o %t.8
; RUN: %dxc-validate %t.8
; RUN: %trefoil llc %s -O0 -mtriple=dxil-pc-shadermodel6.8-pixel -o %t.8.O0
; RUN: %dxc-validate %t.8.O0
; RUN: %dxc-dis %t.0 | %filecheck %s
; CHECK-DAG: @dx.op.sample.f32(i32 60
; CHECK-DAG: @dx.op.sampleBias.f32(i32 61
; CHECK-DAG: @dx.op.sampleLevel.f32(i32 62
; CHECK-DAG: @dx.op.sampleGrad.f32(i32 63
; CHECK-DAG: @dx.op.sampleCmp.f32(i32 64
; CHECK-DAG: @dx.op.textureLoad.f32(i32 66
; CHECK-DAG: @dx.op.textureLoad.i32(i32 66
; CHECK-DAG: @dx.op.textureGather.f32(i32 73
; CHECK-DAG: @dx.op.textureGatherCmp.f32(i32 74
; CHECK-DAG: @dx.op.calculateLOD.f32(i32 81
; CHECK-DAG: @dx.op.unary.f32(i32 86
target triple = "dxil-pc-shadermodel6.0-pixel"
define void @main() #0 {
entry:
  %uv = call <2 x float> @llvm.dx.load.input.v2f32(i32 0, i32 0, i8 0, i32 poison)
  %w = call float @llvm.dx.load.input.f32(i32 1, i32 0, i8 0, i32 poison)
  %u = extractelement <2 x float> %uv, i32 0
  %uvw = shufflevector <2 x float> %uv, <2 x float> poison, <3 x i32> <i32 0, i32 1, i32 0>
  %uvwx = shufflevector <2 x float> %uv, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %t1 = call target("dx.Texture", <4 x float>, 0, 0, 0, 1) @llvm.dx.resource.handlefrombinding.1(i32 0, i32 1, i32 1, i32 0, ptr null)
  %t2 = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding.2(i32 0, i32 2, i32 1, i32 0, ptr null)
  %t3 = call target("dx.Texture", <4 x float>, 0, 0, 0, 4) @llvm.dx.resource.handlefrombinding.3(i32 0, i32 3, i32 1, i32 0, ptr null)
  %tc = call target("dx.Texture", <4 x float>, 0, 0, 0, 5) @llvm.dx.resource.handlefrombinding.4(i32 0, i32 4, i32 1, i32 0, ptr null)
  %tca = call target("dx.Texture", <4 x float>, 0, 0, 0, 9) @llvm.dx.resource.handlefrombinding.5(i32 0, i32 5, i32 1, i32 0, ptr null)
  %t2a = call target("dx.Texture", <4 x float>, 0, 0, 0, 7) @llvm.dx.resource.handlefrombinding.6(i32 0, i32 6, i32 1, i32 0, ptr null)
  %ms = call target("dx.MSTexture", <4 x float>, 0, 4, 0, 3) @llvm.dx.resource.handlefrombinding.7(i32 0, i32 7, i32 1, i32 0, ptr null)
  %ti = call target("dx.Texture", <4 x i32>, 0, 0, 1, 2) @llvm.dx.resource.handlefrombinding.8(i32 0, i32 8, i32 1, i32 0, ptr null)
  %s = call target("dx.Sampler", 0) @llvm.dx.resource.handlefrombinding.s(i32 0, i32 0, i32 1, i32 0, ptr null)
  %sc = call target("dx.Sampler", 1) @llvm.dx.resource.handlefrombinding.c(i32 0, i32 1, i32 1, i32 0, ptr null)
  %a = call <4 x float> @llvm.dx.resource.sample(target("dx.Texture", <4 x float>, 0, 0, 0, 1) %t1, target("dx.Sampler", 0) %s, float %u, i32 0)
  %b = call <4 x float> @llvm.dx.resource.samplebias(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t2, target("dx.Sampler", 0) %s, <2 x float> %uv, float %w, <2 x i32> <i32 1, i32 -1>)
  %c = call <4 x float> @llvm.dx.resource.samplegrad(target("dx.Texture", <4 x float>, 0, 0, 0, 4) %t3, target("dx.Sampler", 0) %s, <3 x float> %uvw, <3 x float> %uvw, <3 x float> %uvw, <3 x i32> <i32 1, i32 2, i32 3>)
  %d = call <4 x float> @llvm.dx.resource.sample(target("dx.Texture", <4 x float>, 0, 0, 0, 5) %tc, target("dx.Sampler", 0) %s, <3 x float> %uvw, <3 x i32> zeroinitializer)
  %e = call <4 x float> @llvm.dx.resource.samplelevel(target("dx.Texture", <4 x float>, 0, 0, 0, 9) %tca, target("dx.Sampler", 0) %s, <4 x float> %uvwx, float %w, <3 x i32> zeroinitializer)
  %f = call float @llvm.dx.resource.samplecmp(target("dx.Texture", <4 x float>, 0, 0, 0, 7) %t2a, target("dx.Sampler", 1) %sc, <3 x float> %uvw, float %w, <2 x i32> zeroinitializer)
  %g = call <4 x float> @llvm.dx.resource.gather(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t2, target("dx.Sampler", 0) %s, <2 x float> %uv, i32 2, <2 x i32> zeroinitializer)
  %h = call <4 x float> @llvm.dx.resource.gathercmp(target("dx.Texture", <4 x float>, 0, 0, 0, 5) %tc, target("dx.Sampler", 1) %sc, <3 x float> %uvw, float %w, i32 0, <3 x i32> zeroinitializer)
  %i = call <4 x float> @llvm.dx.resource.load.level(target("dx.MSTexture", <4 x float>, 0, 4, 0, 3) %ms, <2 x i32> <i32 1, i32 2>, i32 3, <2 x i32> zeroinitializer)
  %j = call <4 x i32> @llvm.dx.resource.load.level(target("dx.Texture", <4 x i32>, 0, 0, 1, 2) %ti, <2 x i32> <i32 1, i32 2>, i32 0, <2 x i32> <i32 1, i32 1>)
  %k = call float @llvm.dx.resource.calculate.lod(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t2, target("dx.Sampler", 0) %s, <2 x float> %uv)
  %l = call float @llvm.dx.resource.calculate.lod.unclamped(target("dx.Texture", <4 x float>, 0, 0, 0, 5) %tc, target("dx.Sampler", 0) %s, <3 x float> %uvw)
  %cc = call <4 x float> @llvm.dx.resource.sample.clamp(target("dx.Texture", <4 x float>, 0, 0, 0, 2) %t2, target("dx.Sampler", 0) %s, <2 x float> %uv, <2 x i32> zeroinitializer, float %w)
  %x1 = fadd <4 x float> %a, %b
  %x2 = fadd <4 x float> %x1, %c
  %x3 = fadd <4 x float> %x2, %d
  %x4 = fadd <4 x float> %x3, %e
  %x5 = fadd <4 x float> %x4, %g
  %x6 = fadd <4 x float> %x5, %h
  %x7 = fadd <4 x float> %x6, %i
  %jf = sitofp <4 x i32> %j to <4 x float>
  %x8 = fadd <4 x float> %x7, %jf
  %x9 = fadd <4 x float> %x8, %cc
  %y = fadd float %f, %k
  %y1 = fadd float %y, %l
  %n = call <2 x float> @llvm.dx.normalize.v2f32(<2 x float> %uv)
  %len = call float @llvm.dx.length.v2f32(<2 x float> %n)
  %st = call float @llvm.dx.step.f32(float %len, float %y1)
  %lerp = call float @llvm.dx.lerp.f32(float %y1, float %len, float %st)
  %dd = call float @llvm.dx.ddy.fine.f32(float %lerp)
  %dg = call float @llvm.dx.degrees.f32(float %dd)
  %x10 = insertelement <4 x float> %x9, float %dg, i32 3
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %x10)
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

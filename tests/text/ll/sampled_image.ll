; A texture that holds its own sampler has a type in SPIR-V's words alone: it is printed so in any module, and DXIL has none.
; RUN: %trefoil opt -S -passes=dce %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %trefoil opt -S -passes=dce %t.ll -o - | %filecheck %s
; RUN: not %trefoil llc %s -o %t.dxil
; CHECK: call target("spirv.SampledImage", float, 1, 2, 0, 0, 1, 0) @llvm.dx.resource.handlefrombinding
target triple = "dxil-pc-shadermodel6.3-pixel"

define void @main() #0 {
  %t = call target("spirv.SampledImage", float, 1, 2, 0, 0, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %s = call <4 x float> @llvm.dx.resource.samplelevel(target("spirv.SampledImage", float, 1, 2, 0, 0, 1, 0) %t, target("spirv.SampledImage", float, 1, 2, 0, 0, 1, 0) %t, <2 x float> zeroinitializer, float 0.0, <2 x i32> zeroinitializer)
  call void @llvm.dx.store.output(i32 0, i32 0, i8 0, <4 x float> %s)
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }

!dx.semantic.signatures = !{!0}
!0 = !{ptr @main, !1, !2}
!1 = !{}
!2 = !{!3}
!3 = !{i32 0, !"SV_Target", i32 9, i32 16, !4, i32 0, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!4 = !{i32 0}

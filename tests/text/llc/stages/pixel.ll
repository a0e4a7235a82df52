; A pixel shader: interpolation that is not said is what LLVM takes then, an output is written on two ways.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %dxc-dis %t.dxil | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.6-pixel -o %t.6
; RUN: %dxc-validate %t.6
target triple = "dxil-pc-shadermodel6.3-pixel"

; CHECK-DAG: !{i32 0, !"SV_Position", i8 9, i8 3, !{{[0-9]+}}, i8 4
; CHECK-DAG: !{i32 1, !"COLOR", i8 9, i8 0, !{{[0-9]+}}, i8 2
; CHECK-DAG: !{i32 2, !"KIND", i8 5, i8 0, !{{[0-9]+}}, i8 1
; CHECK-DAG: !{i32 0, !"SV_Target", i8 9, i8 16
define void @main() #0 {
entry:
  %pos = call <2 x float> @llvm.dx.load.input.v2f32(i32 0, i32 0, i8 0, i32 poison)
  %color = call <4 x float> @llvm.dx.load.input.v4f32(i32 1, i32 0, i8 0, i32 poison)
  %kind = call i32 @llvm.dx.load.input.i32(i32 2, i32 0, i8 0, i32 poison)
  %c = icmp eq i32 %kind, 0
  br i1 %c, label %then, label %else
then:
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %color)
  br label %end
else:
  %y = extractelement <2 x float> %pos, i32 1
  %d = call fast float @llvm.dx.ddx.coarse.f32(float %y)
  %v = insertelement <4 x float> %color, float %d, i32 0
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> %v)
  br label %end
end:
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }

!dx.semantic.signatures = !{!0}
!0 = !{ptr @main, !1, !2}
!1 = !{!3, !4, !5}
!2 = !{!6}
!3 = !{i32 0, !"SV_Position", i32 9, i32 3, !7, i32 0, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!4 = !{i32 1, !"COLOR", i32 9, i32 0, !7, i32 0, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!5 = !{i32 2, !"KIND", i32 5, i32 0, !7, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!6 = !{i32 0, !"SV_Target", i32 9, i32 16, !7, i32 0, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!7 = !{i32 0}

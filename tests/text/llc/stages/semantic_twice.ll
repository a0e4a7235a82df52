; Two elements of a signature with one name and number.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; RUN: %trefoil llc -Vd %s -o %t.unchecked
; RUN: not %dxc-validate %t.unchecked 2>&1 | %filecheck %s
; CHECK: error: Semantic 'COLOR' overlap at 0.
target triple = "dxil-pc-shadermodel6.3-vertex"

define void @main() #0 {
  %x = call float @llvm.dx.load.input.f32(i32 0, i32 0, i8 0, i32 poison)
  call void @llvm.dx.store.output.f32(i32 0, i32 0, i8 0, float %x)
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }

!dx.semantic.signatures = !{!0}
!0 = !{ptr @main, !1, !2}
!1 = !{!3, !6}
!2 = !{!4}
!3 = !{i32 0, !"COLOR", i32 9, i32 0, !5, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!6 = !{i32 1, !"COLOR", i32 9, i32 0, !5, i32 0, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!4 = !{i32 0, !"TEXCOORD", i32 9, i32 0, !5, i32 2, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!5 = !{i32 0}

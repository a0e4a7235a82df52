; A system value that the rasteriser reads is written whole: here a lane of the position is not.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; RUN: %trefoil llc -Vd %s -o %t.unchecked
; RUN: not %dxc-validate %t.unchecked 2>&1 | %filecheck %s --check-prefix=DXC
; CHECK: error: Not all elements of output SV_Position were written.
; DXC: error: Not all elements of output SV_Position were written.
target triple = "dxil-pc-shadermodel6.3-vertex"

define void @main() #0 {
  %pos = call <3 x float> @llvm.dx.load.input.v3f32(i32 0, i32 0, i8 0, i32 poison)
  call void @llvm.dx.store.output.v3f32(i32 0, i32 0, i8 0, <3 x float> %pos)
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }

!dx.semantic.signatures = !{!0}
!0 = !{ptr @main, !1, !2}
!1 = !{!3}
!2 = !{!4}
!3 = !{i32 0, !"POSITION", i32 9, i32 0, !5, i32 0, i32 1, i8 3, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!4 = !{i32 0, !"SV_Position", i32 9, i32 3, !5, i32 4, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!5 = !{i32 0}

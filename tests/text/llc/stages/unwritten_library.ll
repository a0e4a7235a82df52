; The same holds for the entries of a library.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; RUN: %trefoil llc -Vd %s -o %t.unchecked
; RUN: not %dxc-validate %t.unchecked 2>&1 | %filecheck %s --check-prefix=DXC
; CHECK: error: Not all elements of output SV_Position were written.
; DXC: error: Not all elements of output SV_Position were written.
target triple = "dxil-pc-shadermodel6.6-library"

define void @vs() #0 {
  call void @llvm.dx.store.output.v2f32(i32 0, i32 0, i8 0, <2 x float> <float 1.0, float 2.0>)
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }

!dx.semantic.signatures = !{!0}
!0 = !{ptr @vs, !1, !2}
!1 = !{}
!2 = !{!3}
!3 = !{i32 0, !"SV_Position", i32 9, i32 3, !4, i32 4, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!4 = !{i32 0}

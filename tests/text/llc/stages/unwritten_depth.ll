; A depth that the signature has and no code writes. A target may have lanes that are not written: another pass blends them.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; RUN: %trefoil llc -Vd %s -o %t.unchecked
; RUN: not %dxc-validate %t.unchecked 2>&1 | %filecheck %s --check-prefix=DXC
; CHECK: error: Not all elements of output SV_Depth were written.
; DXC-NOT: SV_Target
; DXC: error: Not all elements of output SV_Depth were written.
target triple = "dxil-pc-shadermodel6.3-pixel"

define void @main() #0 {
  call void @llvm.dx.store.output.v2f32(i32 0, i32 0, i8 0, <2 x float> <float 1.0, float 2.0>)
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" }

!dx.semantic.signatures = !{!0}
!0 = !{ptr @main, !1, !2}
!1 = !{}
!2 = !{!3, !4}
!3 = !{i32 0, !"SV_Target", i32 9, i32 16, !5, i32 0, i32 1, i8 4, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!4 = !{i32 1, !"SV_Depth", i32 9, i32 17, !5, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0}
!5 = !{i32 0}

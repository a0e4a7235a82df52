; A text may call an intrinsic without declaring it, by a name that fits something else: what is printed of it reads back.
; RUN: %trefoil opt -S %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %trefoil opt -S %t.ll -o - | %filecheck %s

; CHECK: call <4 x float> @llvm.rint.v4f32(<4 x float> %v)
; CHECK: call <4 x float> @llvm.exp.v4f32(<4 x float> %v)
define <4 x float> @f(<4 x float> %v) {
  %a = call <4 x float> @llvm.rint.v4f32(<4 x float> %v)
  %b = call <4 x float> @llvm.exp.v4f32.x(<4 x float> %v)
  ret <4 x float> %b
}

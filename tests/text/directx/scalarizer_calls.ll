; Calls of a module's own functions beside vectors that are taken apart.
; RUN: %trefoil opt -S -passes=scalarizer %s -o - | %filecheck %s
; CHECK: call float @other(i32 71,
; CHECK: fadd float
target triple = "dxil-pc-shadermodel6.3-library"

define <2 x float> @sum(<2 x float> %a, float %x) {
  %y = call float @other(i32 71, float %x)
  %b = insertelement <2 x float> %a, float %y, i32 0
  %c = fadd <2 x float> %a, %b
  ret <2 x float> %c
}

declare float @other(i32, float)

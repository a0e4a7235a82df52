; Constants meet through sums and products that may be regrouped; those that may not stay as they are written.
; RUN: %trefoil opt -passes=simplify,dce --verify-each %s | %filecheck %s

; CHECK-LABEL: define float @products(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = fmul fast float %a, 6.000000e+00
; CHECK-NEXT: ret float %[[X]]
define float @products(float %a) {
entry:
  %x = fmul fast float %a, 2.0
  %y = fmul fast float 3.0, %x
  ret float %y
}

; CHECK-LABEL: define float @precise(
; CHECK: fmul float %a, 2.0
; CHECK: fmul float %x, 3.0
define float @precise(float %a) {
entry:
  %x = fmul float %a, 2.0
  %y = fmul float 3.0, %x
  ret float %y
}

; CHECK-LABEL: define float @sums(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = fsub fast float 3.000000e+00, %a
; CHECK-NEXT: ret float %[[X]]
define float @sums(float %a) {
entry:
  %x = fsub fast float 1.0, %a
  %y = fadd fast float %x, 2.0
  ret float %y
}

; CHECK-LABEL: define float @negations(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = fsub float %b, %a
; CHECK-NEXT: ret float %[[X]]
define float @negations(float %a, float %b) {
entry:
  %x = fneg float %a
  %y = fadd float %x, %b
  ret float %y
}

; CHECK-LABEL: define float @clamped(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = call fast float @llvm.dx.saturate.f32(float %a)
; CHECK-NEXT: ret float %[[X]]
define float @clamped(float %a) {
entry:
  %x = call fast float @llvm.maxnum.f32(float %a, float 0.0)
  %y = call fast float @llvm.minnum.f32(float %x, float 1.0)
  ret float %y
}

; CHECK-LABEL: define float @muladd(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = fadd fast float %a, %b
; CHECK-NEXT: ret float %[[X]]
define float @muladd(float %a, float %b) {
entry:
  %x = call fast float @llvm.fmuladd.f32(float 1.0, float %a, float %b)
  ret float %x
}

; The only index into one element.
; CHECK-LABEL: define i32 @least(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 0
define i32 @least(i32 %a) {
entry:
  %x = call i32 @llvm.umin.i32(i32 %a, i32 0)
  ret i32 %x
}

; CHECK-LABEL: define i1 @compared(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = icmp eq i32 %a, 4
; CHECK-NEXT: ret i1 %[[X]]
define i1 @compared(i32 %a) {
entry:
  %x = sub i32 %a, 3
  %y = icmp eq i32 1, %x
  ret i1 %y
}

; CHECK-LABEL: define i1 @opposite(
; CHECK: fcmp uge float %a, %b
; CHECK-NOT: xor
define i1 @opposite(float %a, float %b) {
entry:
  %x = fcmp olt float %a, %b
  %y = xor i1 %x, true
  ret i1 %y
}

declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.fmuladd.f32(float, float, float)
declare i32 @llvm.umin.i32(i32, i32)

; CHECK-LABEL: define float @lane(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = extractelement <3 x float> %v, i64 1
; CHECK-NEXT: ret float %[[X]]
define float @lane(<3 x float> %v) {
entry:
  %x = call fast float @llvm.dx.fdot.v3f32(<3 x float> <float 0.0, float 1.0, float 0.0>, <3 x float> %v)
  ret float %x
}
declare float @llvm.dx.fdot.v3f32(<3 x float>, <3 x float>)

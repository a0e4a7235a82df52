; Constants are folded, identities and round trips go. What loses its use is left for dce.
; RUN: %trefoil opt -passes=simplify,dce --verify-each %s | %filecheck %s

; CHECK-LABEL: define i32 @identity(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 %a
define i32 @identity(i32 %a) {
entry:
  %same = add i32 %a, 0
  %once = mul i32 %same, 1
  %again = xor i32 %once, 0
  ret i32 %again
}

; CHECK-LABEL: define i32 @constant(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 42
define i32 @constant() {
entry:
  %a = add i32 20, 1
  %b = shl i32 %a, 1
  ret i32 %b
}

; CHECK-LABEL: define float @lane(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret float %b
define float @lane(float %a, float %b) {
entry:
  %v = insertelement <2 x float> undef, float %a, i32 0
  %w = insertelement <2 x float> %v, float %b, i32 1
  %x = extractelement <2 x float> %w, i32 1
  ret float %x
}

; CHECK-LABEL: define float @choice(
; CHECK-NEXT: entry:
; CHECK-NEXT: %{{.*}} = select i1 %c, float 3.000000e+00, float -1.000000e+00
; CHECK-NEXT: ret float
define float @choice(i1 %c) {
entry:
  %whole = select i1 %c, i32 3, i32 -1
  %x = sitofp i32 %whole to float
  ret float %x
}

; Sums, products, choices and ranges are written again where that takes fewer instructions, and stay where it does not.
; RUN: %trefoil opt -passes=reassociate,dce --verify-each %s | %filecheck %s

; CHECK-LABEL: define i32 @cancelled(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 %b
define i32 @cancelled(i32 %a, i32 %b) {
entry:
  %x = shl i32 %a, 2
  %y = add i32 %x, %b
  %z = sub i32 %y, %x
  ret i32 %z
}

; CHECK-LABEL: define i32 @numbers(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = sub i32 -1, %a
; CHECK-NEXT: ret i32 %[[X]]
define i32 @numbers(i32 %a) {
entry:
  %x = add i32 %a, 6
  %y = sub i32 5, %x
  ret i32 %y
}

; CHECK-LABEL: define i8 @narrow(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = mul i8 %a, -128
; CHECK-NEXT: ret i8 %[[X]]
define i8 @narrow(i8 %a) {
entry:
  %x = mul i8 %a, 100
  %y = mul i8 %a, 28
  %z = add i8 %x, %y
  ret i8 %z
}

; CHECK-LABEL: define i32 @multiplied_out(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = mul i32 %a, %b
; CHECK-NEXT: ret i32 %[[X]]
define i32 @multiplied_out(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = mul i32 %x, %b
  %z = sub i32 %y, %b
  ret i32 %z
}

; CHECK-LABEL: define <2 x i32> @factored(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = add <2 x i32> %b, %c
; CHECK-NEXT: %[[Y:.*]] = mul <2 x i32> %a, %[[X]]
; CHECK-NEXT: ret <2 x i32> %[[Y]]
define <2 x i32> @factored(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c) {
entry:
  %x = mul <2 x i32> %a, %b
  %y = mul <2 x i32> %c, %a
  %z = add <2 x i32> %x, %y
  ret <2 x i32> %z
}

; A product that something else uses is there anyway.
; CHECK-LABEL: define i32 @used_twice(
; CHECK: %x = mul i32 %a, %b
; CHECK-NEXT: %y = mul i32 %c, %a
; CHECK-NEXT: %z = add i32 %x, %y
define i32 @used_twice(i32 %a, i32 %b, i32 %c) {
entry:
  %x = mul i32 %a, %b
  %y = mul i32 %c, %a
  %z = add i32 %x, %y
  %w = xor i32 %z, %x
  ret i32 %w
}

; Each product goes into a sum, so two multiply-adds are no more than what would stand for them.
; CHECK-LABEL: define float @fused(
; CHECK: fmul
; CHECK-NEXT: fmul
; CHECK-NEXT: fadd
define float @fused(float %a, float %b, float %c) {
entry:
  %x = fmul fast float %a, %b
  %y = fmul fast float %c, %a
  %z = fadd fast float %x, %y
  ret float %z
}

; CHECK-LABEL: define float @floats(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret float %b
define float @floats(float %a, float %b) {
entry:
  %x = fadd fast float %a, %b
  %y = fsub fast float %x, %a
  ret float %y
}

; CHECK-LABEL: define float @precise(
; CHECK: fadd float %a, %b
; CHECK-NEXT: fsub float %x, %a
define float @precise(float %a, float %b) {
entry:
  %x = fadd float %a, %b
  %y = fsub float %x, %a
  ret float %y
}

; CHECK-LABEL: define float @powers(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = fmul fast float %a, %a
; CHECK-NEXT: %[[Y:.*]] = fmul fast float %[[X]], %[[X]]
; CHECK-NEXT: %[[Z:.*]] = fmul fast float %[[Y]], %a
; CHECK-NEXT: ret float %[[Z]]
define float @powers(float %a) {
entry:
  %x = fmul fast float %a, %a
  %y = fmul fast float %x, %a
  %z = fmul fast float %y, %a
  %w = fmul fast float %z, %a
  ret float %w
}

; CHECK-LABEL: define float @quotients(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret float %a
define float @quotients(float %a, float %b) {
entry:
  %x = fdiv fast float 1.0, %a
  %y = fdiv fast float 1.0, %x
  %z = fdiv fast float %y, %b
  %w = fmul fast float %z, %b
  ret float %w
}

; CHECK-LABEL: define i1 @itself(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i1 false
define i1 @itself(float %a) {
entry:
  %x = fcmp fast une float %a, %a
  ret i1 %x
}

; CHECK-LABEL: define i1 @both_sides(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = icmp ne i32 %a, %b
; CHECK-NEXT: ret i1 %[[X]]
define i1 @both_sides(i32 %a, i32 %b, i32 %c) {
entry:
  %x = add i32 %a, %c
  %y = add i32 %c, %b
  %z = icmp ne i32 %x, %y
  ret i1 %z
}

; CHECK-LABEL: define float @chosen(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = select i1 %c, float 2.000000e+00, float 3.000000e+00
; CHECK-NEXT: %[[Y:.*]] = fmul fast float %a, %[[X]]
; CHECK-NEXT: ret float %[[Y]]
define float @chosen(i1 %c, float %a) {
entry:
  %x = fmul fast float %a, 2.0
  %y = fmul fast float %a, 3.0
  %z = select i1 %c, float %x, float %y
  ret float %z
}

; The sides stand in either place only where that does not matter.
; CHECK-LABEL: define i32 @swapped(
; CHECK: sub i32 %a, %b
; CHECK-NEXT: sub i32 %d, %a
; CHECK-NEXT: select
define i32 @swapped(i1 %c, i32 %a, i32 %b, i32 %d) {
entry:
  %x = sub i32 %a, %b
  %y = sub i32 %d, %a
  %z = select i1 %c, i32 %x, i32 %y
  ret i32 %z
}

; CHECK-LABEL: define i1 @within(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = icmp ult i32 %a, 16
; CHECK-NEXT: ret i1 %[[X]]
define i1 @within(i32 %a) {
entry:
  %x = icmp sgt i32 %a, -1
  %y = icmp slt i32 %a, 16
  %z = and i1 %x, %y
  ret i1 %z
}

; CHECK-LABEL: define i1 @moved(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = add i32 %a, 3
; CHECK-NEXT: %[[Y:.*]] = icmp ult i32 %[[X]], 8
; CHECK-NEXT: ret i1 %[[Y]]
define i1 @moved(i32 %a) {
entry:
  %x = icmp sgt i32 %a, -4
  %y = icmp slt i32 %a, 5
  %z = and i1 %x, %y
  ret i1 %z
}

; CHECK-LABEL: define i1 @but_for_a_bit(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = and i32 %a, -3
; CHECK-NEXT: %[[Y:.*]] = icmp eq i32 %[[X]], 1
; CHECK-NEXT: ret i1 %[[Y]]
define i1 @but_for_a_bit(i32 %a) {
entry:
  %x = icmp eq i32 %a, 1
  %y = icmp eq i32 %a, 3
  %z = or i1 %x, %y
  ret i1 %z
}

; Two intervals apart are two comparisons.
; CHECK-LABEL: define i1 @apart(
; CHECK: icmp eq i32 %a, 1
; CHECK-NEXT: icmp eq i32 %a, 6
; CHECK-NEXT: or i1
define i1 @apart(i32 %a) {
entry:
  %x = icmp eq i32 %a, 1
  %y = icmp eq i32 %a, 6
  %z = or i1 %x, %y
  ret i1 %z
}

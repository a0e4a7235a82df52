; Bits of a value, and what was made of it, come to the value, to a constant, or to one mask.
; RUN: %trefoil opt -passes=simplify,dce --verify-each %s | %filecheck %s

; CHECK-LABEL: define i32 @absorbed(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 %a
define i32 @absorbed(i32 %a, i32 %b) {
entry:
  %x = and i32 %b, %a
  %y = or i32 %a, %x
  ret i32 %y
}

; CHECK-LABEL: define i32 @complement(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 -1
define i32 @complement(i32 %a) {
entry:
  %x = xor i32 %a, -1
  %y = or i32 %x, %a
  ret i32 %y
}

; CHECK-LABEL: define i32 @undone(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 %b
define i32 @undone(i32 %a, i32 %b) {
entry:
  %x = xor i32 %b, %a
  %y = xor i32 %a, %x
  ret i32 %y
}

; CHECK-LABEL: define i32 @halves(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 %a
define i32 @halves(i32 %a, i32 %m) {
entry:
  %x = and i32 %a, %m
  %n = xor i32 %m, -1
  %y = and i32 %n, %a
  %z = add i32 %x, %y
  ret i32 %z
}

; CHECK-LABEL: define i32 @masks(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = and i32 %a, 65535
; CHECK-NEXT: ret i32 %[[X]]
define i32 @masks(i32 %a) {
entry:
  %low = and i32 %a, 255
  %moved = lshr i32 %a, 8
  %part = and i32 %moved, 255
  %high = shl i32 %part, 8
  %both = add i32 %low, %high
  ret i32 %both
}

; Bits that both have are added.
; CHECK-LABEL: define i32 @overlapping(
; CHECK: add i32
define i32 @overlapping(i32 %a) {
entry:
  %x = and i32 %a, 12
  %y = and i32 %a, 6
  %z = add i32 %x, %y
  ret i32 %z
}

; CHECK-LABEL: define i32 @without(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = and i32 %a, -8
; CHECK-NEXT: ret i32 %[[X]]
define i32 @without(i32 %a) {
entry:
  %x = and i32 %a, 7
  %y = sub i32 %a, %x
  ret i32 %y
}

; CHECK-LABEL: define i32 @sign(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = lshr i32 %a, 31
; CHECK-NEXT: ret i32 %[[X]]
define i32 @sign(i32 %a) {
entry:
  %x = ashr i32 %a, 31
  %y = and i32 %x, 1
  ret i32 %y
}

; CHECK-LABEL: define i32 @low_bits_of_a_sum(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 5
define i32 @low_bits_of_a_sum(i32 %a) {
entry:
  %x = shl i32 %a, 3
  %y = add i32 %x, 13
  %z = and i32 %y, 7
  ret i32 %z
}

; Selects of what the condition says anyway, of bits that it tests, and operations on one of two constants.
; RUN: %trefoil opt -passes=simplify,dce --verify-each %s | %filecheck %s

; CHECK-LABEL: define i32 @equal(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 %a
define i32 @equal(i32 %a) {
entry:
  %c = icmp eq i32 %a, 3
  %x = select i1 %c, i32 3, i32 %a
  ret i32 %x
}

; Zeros of either sign are equal.
; CHECK-LABEL: define float @zero(
; CHECK: select
define float @zero(float %a) {
entry:
  %c = fcmp oeq float %a, 0.0
  %x = select i1 %c, float 0.0, float %a
  ret float %x
}

; CHECK-LABEL: define i32 @bit(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = and i32 %a, 8
; CHECK-NEXT: ret i32 %[[X]]
define i32 @bit(i32 %a) {
entry:
  %m = and i32 %a, 8
  %c = icmp eq i32 %m, 0
  %x = select i1 %c, i32 0, i32 8
  ret i32 %x
}

; CHECK-LABEL: define i32 @moved_bit(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = and i32 %a, 8
; CHECK-NEXT: %[[Y:.*]] = lshr i32 %[[X]], 3
; CHECK-NEXT: ret i32 %[[Y]]
define i32 @moved_bit(i32 %a) {
entry:
  %m = and i32 %a, 8
  %c = icmp eq i32 %m, 8
  %x = zext i1 %c to i32
  ret i32 %x
}

; CHECK-LABEL: define i32 @sign(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = ashr i32 %a, 31
; CHECK-NEXT: ret i32 %[[X]]
define i32 @sign(i32 %a) {
entry:
  %c = icmp slt i32 %a, 0
  %x = select i1 %c, i32 -1, i32 0
  ret i32 %x
}

; CHECK-LABEL: define i32 @nested(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = select i1 %c, i32 %a, i32 3
; CHECK-NEXT: ret i32 %[[X]]
define i32 @nested(i1 %c, i32 %a) {
entry:
  %x = select i1 %c, i32 %a, i32 2
  %y = select i1 %c, i32 %x, i32 3
  ret i32 %y
}

; CHECK-LABEL: define i32 @computed(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = select i1 %c, i32 6, i32 7
; CHECK-NEXT: ret i32 %[[X]]
define i32 @computed(i1 %c) {
entry:
  %x = select i1 %c, i32 4, i32 3
  %y = sub i32 10, %x
  ret i32 %y
}

; CHECK-LABEL: define i32 @times_truth(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = select i1 %c, i32 %a, i32 0
; CHECK-NEXT: ret i32 %[[X]]
define i32 @times_truth(i1 %c, i32 %a) {
entry:
  %x = zext i1 %c to i32
  %y = mul i32 %x, %a
  ret i32 %y
}

; CHECK-LABEL: define i1 @truths(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = and i1 %c, %d
; CHECK-NEXT: ret i1 %[[X]]
define i1 @truths(i1 %c, i1 %d) {
entry:
  %x = select i1 %c, i1 %d, i1 false
  ret i1 %x
}

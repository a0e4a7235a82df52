; Comparisons that known bits decide, that are of one of two constants, or of the same values twice.
; RUN: %trefoil opt -passes=simplify,dce --verify-each %s | %filecheck %s

; CHECK-LABEL: define i1 @decided(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i1 true
define i1 @decided(i32 %a) {
entry:
  %x = and i32 %a, 3
  %y = icmp slt i32 %x, 4
  ret i1 %y
}

; CHECK-LABEL: define i1 @open(
; CHECK: icmp slt i32 %x, 3
define i1 @open(i32 %a) {
entry:
  %x = and i32 %a, 3
  %y = icmp slt i32 %x, 3
  ret i1 %y
}

; What may be negative is above no bound.
; CHECK-LABEL: define i1 @signed(
; CHECK: icmp sgt i32 %x, -1
define i1 @signed(i32 %a) {
entry:
  %x = or i32 %a, 3
  %y = icmp sgt i32 %x, -1
  ret i1 %y
}

; CHECK-LABEL: define i1 @disjoint(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i1 false
define i1 @disjoint(float %a, float %b) {
entry:
  %x = fcmp olt float %a, %b
  %y = fcmp ule float %b, %a
  %z = and i1 %x, %y
  ret i1 %z
}

; CHECK-LABEL: define i1 @either(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = icmp sle i32 %a, %b
; CHECK-NEXT: ret i1 %[[X]]
define i1 @either(i32 %a, i32 %b) {
entry:
  %x = icmp slt i32 %a, %b
  %y = icmp eq i32 %b, %a
  %z = or i1 %x, %y
  ret i1 %z
}

; One counts signs and the other does not.
; CHECK-LABEL: define i1 @mixed(
; CHECK: or i1
define i1 @mixed(i32 %a, i32 %b) {
entry:
  %x = icmp slt i32 %a, %b
  %y = icmp uge i32 %a, %b
  %z = or i1 %x, %y
  ret i1 %z
}

; CHECK-LABEL: define i1 @agree(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i1 true
define i1 @agree(i32 %a, i32 %b) {
entry:
  %x = icmp sgt i32 %a, %b
  %y = icmp slt i32 %b, %a
  %z = icmp eq i1 %x, %y
  ret i1 %z
}

; CHECK-LABEL: define i1 @choice(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[X:.*]] = xor i1 %c, true
; CHECK-NEXT: ret i1 %[[X]]
define i1 @choice(i1 %c) {
entry:
  %x = select i1 %c, i32 5, i32 9
  %y = icmp sgt i32 %x, 7
  ret i1 %y
}

; CHECK-LABEL: define i1 @choice_of_floats(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i1 %c
define i1 @choice_of_floats(i1 %c) {
entry:
  %x = select i1 %c, float 1.0, float 0.0
  %y = fcmp ogt float %x, 0.5
  ret i1 %y
}

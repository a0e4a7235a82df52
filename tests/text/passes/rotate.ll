; A loop whose first test is known to hold tests at its end. Behind it, what it counted is what the last turn made.
; RUN: %trefoil opt -passes=flatten,loop-rotate,flatten,dce --verify-each %s | %filecheck %s

; CHECK-LABEL: define i32 @nested(
; CHECK: br label %[[OUTER:.*]]
; CHECK: [[OUTER]]:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %i1, %[[LATCH:.*]] ]
; CHECK-NEXT: %s = phi i32 [ 0, %entry ], [ %t1, %[[LATCH]] ]
; CHECK-NEXT: br label %[[INNER:.*]]
; CHECK: [[INNER]]:
; CHECK-NEXT: %j = phi
; CHECK-NEXT: %t = phi
; CHECK-NEXT: %t1 = add i32 %t, %j
; CHECK-NEXT: %j1 = add i32 %j, 1
; CHECK-NEXT: %d = icmp ult i32 %j1, 5
; CHECK-NEXT: br i1 %d, label %[[INNER]], label %[[LATCH]]
; CHECK: [[LATCH]]:
; CHECK-NEXT: %i1 = add i32 %i, 1
; CHECK-NEXT: %c = icmp ult i32 %i1, 3
; CHECK-NEXT: br i1 %c, label %[[OUTER]], label %
; CHECK: ret i32 %t1
define i32 @nested() {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %t, %next ]
  %c = icmp ult i32 %i, 3
  br i1 %c, label %inner, label %done, !trefoil.merge !{!"loop", !"done", !"next"}

inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %body ]
  %t = phi i32 [ %s, %outer ], [ %t1, %body ]
  %d = icmp ult i32 %j, 5
  br i1 %d, label %body, label %next, !trefoil.merge !{!"loop", !"next", !"body"}

body:
  %t1 = add i32 %t, %j
  %j1 = add i32 %j, 1
  br label %inner

next:
  %i1 = add i32 %i, 1
  br label %outer

done:
  ret i32 %s
}

; Nobody knows whether the first test holds.
; CHECK-LABEL: define i32 @unknown(
; CHECK: icmp ult i32 %i, %n
; CHECK-NEXT: br i1
; CHECK: ret i32 %i
define i32 @unknown(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %done, !trefoil.merge !{!"loop", !"done", !"body"}

body:
  %i1 = add i32 %i, 1
  br label %head

done:
  ret i32 %i
}

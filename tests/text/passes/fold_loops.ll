; A loop is written out where its iterations, with what is known in each, come to no more instructions than it has. It may be left and
; shortened anywhere.
; RUN: %trefoil opt -passes=flatten,fold-loops,flatten,simplify,dce --verify-each %s | %filecheck %s

; Nothing is left of a loop that only counts.
; CHECK-LABEL: define i32 @square_above(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i32 8
define i32 @square_above() {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %on ]
  %square = mul i32 %i, %i
  %out = icmp ugt i32 %square, 50
  br i1 %out, label %done, label %on

on:
  %next = add i32 %i, 1
  br label %head

done:
  ret i32 %i
}

; Two ways out, of which one depends on a value: what the loop has computed is chosen where they meet.
; CHECK-LABEL: define i32 @first(
; CHECK: %[[IS_NONE:.*]] = icmp eq i32 %n, 0
; CHECK-NEXT: br i1 %[[IS_NONE]], label %[[DONE:.*]], label %[[ONE:.*]]
; CHECK: [[ONE]]:
; CHECK-NEXT: %[[IS_ONE:.*]] = icmp eq i32 %n, 1
; CHECK-NEXT: br i1 %[[IS_ONE]], label %[[DONE]], label %[[TWO:.*]]
; CHECK: [[TWO]]:
; CHECK-NEXT: br label %[[DONE]]
; CHECK: [[DONE]]:
; CHECK-NEXT: %[[I:.*]] = phi i32 [ 0, %entry ], [ 1, %[[ONE]] ], [ 2, %[[TWO]] ]
; CHECK-NEXT: %sum = add i32 %[[I]], %n
; CHECK-NEXT: ret i32 %sum
define i32 @first(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %on ]
  %is_last = icmp eq i32 %i, 2
  br i1 %is_last, label %done, label %ask

ask:
  %found = icmp eq i32 %i, %n
  br i1 %found, label %done, label %on

on:
  %next = add i32 %i, 1
  br label %head

done:
  %sum = add i32 %i, %n
  ret i32 %sum
}

; Four products are more than the loop.
; CHECK-LABEL: define float @power(
; CHECK: phi float
; CHECK: ret float
define float @power(float %x) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %on ]
  %p = phi float [ 1.0, %entry ], [ %more, %on ]
  %out = icmp eq i32 %i, 9
  br i1 %out, label %done, label %on

on:
  %more = fmul float %p, %x
  %next = add i32 %i, 1
  br label %head

done:
  ret float %p
}

; Of two in a row the second has to wait, and goes on from what the first comes to.
; CHECK-LABEL: define i32 @in_a_row(
; CHECK: %[[ALL:.*]] = add i32 %n, %n
; CHECK: %t = phi i32 [ %[[ALL]], %entry ]
; CHECK: ret i32 %t
define i32 @in_a_row(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %on ]
  %s = phi i32 [ %n, %entry ], [ %more, %on ]
  %out = icmp eq i32 %i, 1
  br i1 %out, label %between, label %on

on:
  %more = add i32 %s, %n
  %next = add i32 %i, 1
  br label %head

between:
  br label %second

second:
  %j = phi i32 [ 0, %between ], [ %next_j, %on_j ]
  %t = phi i32 [ %s, %between ], [ %more_t, %on_j ]
  %out_j = icmp eq i32 %j, 1
  br i1 %out_j, label %done, label %on_j

on_j:
  %more_t = mul i32 %t, %n
  %next_j = add i32 %j, 1
  br label %second

done:
  ret i32 %t
}

; Where a block only branches on where control came from, its predecessors go on to the target themselves. What the block handed on is
; chosen behind the target that uses it.
; RUN: %trefoil opt -passes=flatten,jump-threading,flatten,simplify,dce --verify-each %s | %filecheck %s

; CHECK-LABEL: define i32 @returned(
; CHECK: br i1 %a, label %[[ONE:.*]], label %[[TWO:.*]]
; CHECK: [[ONE]]:
; CHECK-NEXT: %x = mul i32 %n, 3
; CHECK-NEXT: br label %[[END:.*]]
; CHECK: [[TWO]]:
; CHECK-NEXT: %y = mul i32 %n, 5
; CHECK-NEXT: %z = add i32 %y, 7
; CHECK-NEXT: br label %[[END]]
; CHECK: [[END]]:
; CHECK-NEXT: %r = phi i32 [ %z, %[[TWO]] ], [ %x, %[[ONE]] ]
; CHECK-NEXT: ret i32 %r
define i32 @returned(i1 %a, i32 %n) {
entry:
  br i1 %a, label %one, label %two

one:
  %x = mul i32 %n, 3
  br label %ask

two:
  %y = mul i32 %n, 5
  br label %ask

ask:
  %value = phi i32 [ %x, %one ], [ %y, %two ]
  %is_done = phi i1 [ true, %one ], [ false, %two ]
  br i1 %is_done, label %end, label %more

more:
  %z = add i32 %value, 7
  br label %end

end:
  %r = phi i32 [ %value, %ask ], [ %z, %more ]
  ret i32 %r
}

; A loop stays one: its head is no such block.
; CHECK-LABEL: define i32 @once_more(
; CHECK: phi i1 [ true, %entry ], [ false, %
; CHECK: ret i32 %i
define i32 @once_more(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ %n, %entry ], [ %next, %turn ]
  %again = phi i1 [ true, %entry ], [ false, %turn ]
  br i1 %again, label %turn, label %done

turn:
  %next = mul i32 %i, %i
  br label %head

done:
  ret i32 %i
}

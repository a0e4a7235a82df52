; Branches on constants are decided, blocks that nothing reaches go, and what only follows one other joins it.
; RUN: %trefoil opt -passes=clean --verify-each %s | %filecheck %s

; CHECK-LABEL: define i32 @main(
; CHECK-NEXT: entry:
; CHECK-NEXT: [[SUM:%.*]] = add i32 %a, 1
; CHECK-NEXT: ret i32 [[SUM]]
; CHECK-NOT: sub
define i32 @main(i32 %a) {
entry:
  br i1 true, label %then, label %else, !trefoil.merge !{!"selection", !"done"}

then:
  %sum = add i32 %a, 1
  br label %done

else:
  %difference = sub i32 %a, 1
  br label %done

done:
  %r = phi i32 [ %sum, %then ], [ %difference, %else ]
  ret i32 %r
}

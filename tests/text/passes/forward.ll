; Without structure, a block that only goes on to another is left out, phis alone included; what leads to a loop's head stays.
; RUN: %trefoil opt -passes=flatten --verify-each %s | %filecheck %s

; CHECK-LABEL: define i32 @chain(
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %c, label %[[THEN:.*]], label %[[DONE:.*]]
; CHECK: [[THEN]]:
; CHECK-NEXT: %x = mul
; CHECK-NEXT: br i1 %d, label %{{.*}}, label %[[DONE]]
; CHECK: phi i32 {{.*}} 7
; CHECK-NEXT: ret
define i32 @chain(i32 %a, i1 %c, i1 %d) {
entry:
  br i1 %c, label %then, label %else, !trefoil.merge !{!"selection", !"done"}

then:
  %x = mul i32 %a, %a
  br i1 %d, label %inner, label %between, !trefoil.merge !{!"selection", !"between"}

inner:
  %y = mul i32 %x, %x
  br label %between

between:
  %p = phi i32 [ %x, %then ], [ %y, %inner ]
  br label %done

else:
  br label %done

done:
  %r = phi i32 [ %p, %between ], [ 7, %else ]
  ret i32 %r
}

; Both ways to the merge from one block, with different values: the block between them has to stay.
; CHECK-LABEL: define i32 @choice(
; CHECK: br i1 %c, label %[[A:.*]], label %[[B:.*]]
; CHECK: [[A]]:
; CHECK-NEXT: br label %[[B]]
; CHECK: [[B]]:
; CHECK-NEXT: phi
define i32 @choice(i32 %a, i1 %c) {
entry:
  br i1 %c, label %then, label %done, !trefoil.merge !{!"selection", !"done"}

then:
  br label %done

done:
  %r = phi i32 [ %a, %entry ], [ 7, %then ]
  ret i32 %r
}

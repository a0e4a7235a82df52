; What was computed already, on every way to a place, is not computed again; what was computed on one side of a branch is.
; RUN: %trefoil opt -passes=cse,dce --verify-each %s | %filecheck %s

; CHECK-LABEL: define i32 @main(
define i32 @main(i32 %a, i32 %b) {
entry:
; CHECK: %x = add i32 %a, %b
; CHECK-NOT: add
  %x = add i32 %a, %b
  %y = add i32 %a, %b
  %c = icmp sgt i32 %x, 3
; CHECK: br i1
  br i1 %c, label %then, label %else, !trefoil.merge !{!"selection", !"done"}

then:
; CHECK: mul i32 %x, %x
  %p = mul i32 %y, %x
  br label %done

else:
; CHECK: mul i32 %x, %x
  %q = mul i32 %x, %y
  %r = sub i32 %q, 1
  br label %done

done:
  %s = phi i32 [ %p, %then ], [ %r, %else ]
  ret i32 %s
}

; Memory of the function's own that is read and written whole becomes values; where definitions meet, a phi stands.
; RUN: %trefoil opt -passes=mem2reg --verify-each %s | %filecheck %s

define i32 @main(i32 %a) {
; CHECK-LABEL: define i32 @main(
; CHECK-NOT: alloca
entry:
  %x = alloca i32
  store i32 %a, ptr %x
  %large = icmp sgt i32 %a, 3
  br i1 %large, label %then, label %done

then:
  store i32 7, ptr %x
  br label %done

done:
; CHECK: [[X:%.*]] = phi i32 [ %a, %entry ], [ 7, %then ]
; CHECK-NEXT: ret i32 [[X]]
  %r = load i32, ptr %x
  ret i32 %r
}

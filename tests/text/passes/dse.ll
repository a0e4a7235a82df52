; A store to a local variable that a later one of the same block overwrites is dead, unless something may read it between them: a load
; of that element, one of an element that nobody knows, or one of another type.
; RUN: %trefoil opt -passes=dse --verify-each %s | %filecheck %s

; CHECK-LABEL: define i32 @overwritten(
define i32 @overwritten(i32 %a, i32 %i) {
entry:
  %v = alloca [4 x i32]
  %p = getelementptr inbounds [4 x i32], ptr %v, i32 0, i32 0
  %q = getelementptr inbounds [4 x i32], ptr %v, i32 0, i32 1
; CHECK-NOT: store i32 1,
; CHECK: store i32 2, ptr %q
  store i32 1, ptr %p
  store i32 2, ptr %q
  %x = load i32, ptr %q
; CHECK: store i32 %x, ptr %p
; CHECK: store i32 3, ptr %q
  store i32 %x, ptr %p
  store i32 3, ptr %q
  %e = getelementptr inbounds [4 x i32], ptr %v, i32 0, i32 %i
  %y = load i32, ptr %e
  store i32 %y, ptr %q
  store i32 %a, ptr %p
; CHECK: ret i32
  %z = load i32, ptr %e
  ret i32 %z
}

; CHECK-LABEL: define i32 @in_parts(
define i32 @in_parts(<2 x i32> %a) {
entry:
  %v = alloca [2 x <2 x i32>]
  %whole = getelementptr inbounds [2 x <2 x i32>], ptr %v, i32 0, i32 0
  %part = getelementptr inbounds [2 x <2 x i32>], ptr %v, i32 0, i32 0, i32 1
; CHECK: store <2 x i32> %a, ptr %whole
; CHECK-NOT: store i32 5,
; CHECK: store i32 6, ptr %part
  store <2 x i32> %a, ptr %whole
  store i32 5, ptr %part
  store i32 6, ptr %part
  %x = load <2 x i32>, ptr %whole
  %y = extractelement <2 x i32> %x, i32 1
  ret i32 %y
}

; CHECK-LABEL: define i32 @on_another_way(
define i32 @on_another_way(i1 %c) {
entry:
  %v = alloca i32
; CHECK: store i32 1, ptr %v
  store i32 1, ptr %v
  br i1 %c, label %then, label %done, !trefoil.merge !{!"selection", !"done"}

then:
; CHECK: store i32 2, ptr %v
  store i32 2, ptr %v
  br label %done

done:
  %x = load i32, ptr %v
  ret i32 %x
}

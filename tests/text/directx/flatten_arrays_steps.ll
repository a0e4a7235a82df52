; Several steps through an array become one from its start, also where the array was flat before.
; RUN: %trefoil opt -S -passes=dxil-flatten-arrays %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK-LABEL: define i32 @chain(
; CHECK-NEXT: %l = alloca [6 x i32]
; CHECK-NEXT: %[[SUM:.*]] = add i32 %i, %j
; CHECK-NEXT: %q = getelementptr [6 x i32], ptr %l, i32 0, i32 %[[SUM]]
; CHECK-NEXT: %v = load i32, ptr %q
define i32 @chain(i32 %i, i32 %j) {
  %l = alloca [6 x i32]
  %p = getelementptr [6 x i32], ptr %l, i32 0, i32 %i
  %q = getelementptr i32, ptr %p, i32 %j
  %v = load i32, ptr %q
  ret i32 %v
}

; A step of one byte leads between elements: it stays.
; CHECK-LABEL: define i8 @between(
; CHECK: %p = getelementptr [6 x i32], ptr %l, i32 0, i32 %i
; CHECK: %q = getelementptr i8, ptr %p, i32 1
define i8 @between(i32 %i) {
  %l = alloca [6 x i32]
  %p = getelementptr [6 x i32], ptr %l, i32 0, i32 %i
  %q = getelementptr i8, ptr %p, i32 1
  %v = load i8, ptr %q
  ret i8 %v
}

; A byte in a local variable is kept in a word, the halves of a number of 64 bits are shifted out of it, and two steps into a variable
; become one.
; RUN: %trefoil opt -S -passes=dxil-legalize %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
target triple = "dxil-pc-shadermodel6.3-library"

@shared = internal addrspace(3) global { i32, [3 x i32] } zeroinitializer, align 4

; CHECK-LABEL: define i32 @local(
; CHECK: %a = alloca i32
; CHECK: %[[LOW:.*]] = and i32 %x, 255
; CHECK: store i32 %[[LOW]], ptr %a
; CHECK: %l = load i32, ptr %a
; CHECK: %[[SAME:.*]] = and i32 %l, 255
; CHECK: ret i32 %[[SAME]]
define i32 @local(i32 %x) {
  %a = alloca i8, align 1
  %t = trunc i32 %x to i8
  store i8 %t, ptr %a, align 1
  %l = load i8, ptr %a, align 1
  %r = zext i8 %l to i32
  ret i32 %r
}

; CHECK-LABEL: define i32 @halves(
; CHECK-NEXT: %low = trunc i64 %v to i32
; CHECK-NEXT: %[[SHIFTED:.*]] = lshr i64 %v, 32
; CHECK-NEXT: %high = trunc i64 %[[SHIFTED]] to i32
; CHECK-NEXT: %s = add i32 %low, %high
define i32 @halves(i64 %v) {
  %b = bitcast i64 %v to <2 x i32>
  %low = extractelement <2 x i32> %b, i32 0
  %high = extractelement <2 x i32> %b, i32 1
  %s = add i32 %low, %high
  ret i32 %s
}

; CHECK-LABEL: define void @steps(
; CHECK-NEXT: %q = getelementptr { i32, [3 x i32] }, ptr addrspace(3) @shared, i32 0, i32 1, i32 %i
; CHECK-NEXT: store i32 %i, ptr addrspace(3) %q
define void @steps(i32 %i) {
  %p = getelementptr { i32, [3 x i32] }, ptr addrspace(3) @shared, i32 0, i32 1
  %q = getelementptr [3 x i32], ptr addrspace(3) %p, i32 0, i32 %i
  store i32 %i, ptr addrspace(3) %q
  ret void
}

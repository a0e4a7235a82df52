; LLVM counts bits in the type of what is counted, DXIL in words: a cast back to a word takes the count as it is. Where it is needed
; in its own type there is a cast, with LLVM's name; the operation has the name of the intrinsic.
; RUN: %trefoil opt -S -passes=dxil-op-lower %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK-LABEL: define i32 @truncated(
; CHECK-NEXT: [[N:%.*]] = call i32 @dx.op.unaryBits.i64(i32 31, i64 %x)
; CHECK-NEXT: ret i32 [[N]]
define i32 @truncated(i64 %x) {
  %n = call i64 @llvm.ctpop.i64(i64 %x)
  %word = trunc i64 %n to i32
  ret i32 %word
}

; CHECK-LABEL: define i32 @extended(
; CHECK-NEXT: [[N:%.*]] = call i32 @dx.op.unaryBits.i16(i32 31, i16 %x)
; CHECK-NEXT: ret i32 [[N]]
define i32 @extended(i16 %x) {
  %n = call i16 @llvm.ctpop.i16(i16 %x)
  %word = zext i16 %n to i32
  ret i32 %word
}

; CHECK-LABEL: define i64 @whole(
; CHECK-NEXT: %n = call i32 @dx.op.unaryBits.i64(i32 31, i64 %x)
; CHECK-NEXT: %ctpop.cast = zext i32 %n to i64
; CHECK-NEXT: ret i64 %ctpop.cast
define i64 @whole(i64 %x) {
  %n = call i64 @llvm.ctpop.i64(i64 %x)
  ret i64 %n
}

; CHECK-LABEL: define i16 @both(
; CHECK-NEXT: %a = call i32 @dx.op.unaryBits.i16(i32 31, i16 %x)
; CHECK-NEXT: %ctpop.cast = trunc i32 %a to i16
; CHECK-NEXT: [[B:%.*]] = call i32 @dx.op.unaryBits.i16(i32 31, i16 %ctpop.cast)
; CHECK-NEXT: %ctpop.cast1 = trunc i32 [[B]] to i16
define i16 @both(i16 %x) {
  %a = call i16 @llvm.ctpop.i16(i16 %x)
  %1 = call i16 @llvm.ctpop.i16(i16 %a)
  ret i16 %1
}

declare i64 @llvm.ctpop.i64(i64)
declare i16 @llvm.ctpop.i16(i16)

; LLVM counts bits in the type of what is counted, DXIL in words: a cast back to a word takes the count as it is.
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
; CHECK-NEXT: [[N:%.*]] = call i32 @dx.op.unaryBits.i64(i32 31, i64 %x)
; CHECK-NEXT: [[WIDE:%.*]] = zext i32 [[N]] to i64
; CHECK-NEXT: ret i64 [[WIDE]]
define i64 @whole(i64 %x) {
  %n = call i64 @llvm.ctpop.i64(i64 %x)
  ret i64 %n
}

declare i64 @llvm.ctpop.i64(i64)
declare i16 @llvm.ctpop.i16(i16)

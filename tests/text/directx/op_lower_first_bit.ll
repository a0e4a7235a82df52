; The highest set bit is numbered from the highest on, as DXIL's operation has it: clang turns the number itself.
; RUN: %trefoil opt -S -passes=dxil-op-lower %s -o - | %filecheck %s
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK-LABEL: define i32 @unsigned(
; CHECK-NEXT: %b = call i32 @dx.op.unaryBits.i32(i32 33, i32 %a)
; CHECK-NEXT: ret i32 %b
define i32 @unsigned(i32 %a) {
  %b = call i32 @llvm.dx.firstbituhigh.i32(i32 %a)
  ret i32 %b
}

; CHECK-LABEL: define i32 @signed(
; CHECK-NEXT: %b = call i32 @dx.op.unaryBits.i32(i32 34, i32 %a)
; CHECK-NEXT: ret i32 %b
define i32 @signed(i32 %a) {
  %b = call i32 @llvm.dx.firstbitshigh.i32(i32 %a)
  ret i32 %b
}

declare i32 @llvm.dx.firstbituhigh.i32(i32)
declare i32 @llvm.dx.firstbitshigh.i32(i32)

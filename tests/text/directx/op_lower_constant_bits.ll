; Bits of a constant of 64 bits are counted in 32.
; RUN: %trefoil opt -S -passes=dxil-op-lower %s -o - | %filecheck %s
; CHECK: zext i32 64 to i64
target triple = "dxil-pc-shadermodel6.2-compute"

define i64 @f() {
  %n1 = call i64 @llvm.ctpop.i64(i64 -1)
  ret i64 %n1
}

declare i64 @llvm.ctpop.i64(i64)

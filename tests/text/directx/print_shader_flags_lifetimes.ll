; The size of a variable whose lifetime is marked is a number of 64 bits that no shader computes with: no flag.
; RUN: %trefoil opt -passes='print<dx-shader-flags>' -disable-output %s 2>&1 | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-library"

; CHECK-NOT: 64-bit
; CHECK: Function main : 0x00000000
define void @main() {
  %l = alloca [4 x i32]
  call void @llvm.lifetime.start.p0(i64 16, ptr %l)
  call void @llvm.lifetime.end.p0(i64 16, ptr %l)
  ret void
}

; A variable of nothing but bools within arrays, of which no instruction takes one: it is taken apart as any other.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: [[#@LINE+6]]:8: error: memory taken as another type has no form in DXIL
target triple = "dxil-pc-shadermodel6.3-library"

define i32 @bytes() {
  %local = alloca [2 x [2 x i1]], align 4
  %a = getelementptr i8, ptr %local, i32 12
  %x = load i32, ptr %a, align 4
  ret i32 %x
}

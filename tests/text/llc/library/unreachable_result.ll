; A function that gives something, and whose end is never reached, gives zero there: DXIL has no such end.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil opt -S -passes=dxil-prepare %s | %filecheck %s --check-prefix=PASS
; RUN: %trefoil llc -mtriple=spirv1.6-unknown-vulkan1.3-library %s -o %t.spv
; RUN: %spirv-val %t.spv
; RUN: %trefoil dis %t.dxil | %filecheck %s
; CHECK: define i32 @f(i32 %0) {
; CHECK: ret i32 0
; PASS: ret i32 0
target triple = "dxil-pc-shadermodel6.6-library"

define i32 @f(i32 %i) {
  %j = add i32 %i, 1
  unreachable
}

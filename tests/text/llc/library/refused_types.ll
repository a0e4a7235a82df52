; What crosses a library's border is a number or a vector.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: error: the exported function 'put' takes or gives what has no form in DXIL: numbers and vectors have one
target triple = "dxil-pc-shadermodel6.3-library"

define void @put(ptr %p) {
  store float 1.0, ptr %p
  ret void
}

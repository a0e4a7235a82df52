; What says that it is an entry has the form of one: clang makes that around functions with parameters and results.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; RUN: not %trefoil llc %s -mtriple=dxil-pc-shadermodel6.3-compute -o %t.c 2>&1 | %filecheck %s
; CHECK: error: the entry 'main' takes parameters or gives a result, which entries have none of
target triple = "dxil-pc-shadermodel6.3-library"
define i32 @main(i32 %x) #0 {
  ret i32 %x
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; An element of a typed buffer is a scalar, or up to four of them in 16 bytes.
; RUN: %trefoil llc %s -o %t
; RUN: %dxc-validate %t
; RUN: sed 's/<4 x float>/<5 x float>/g' %s > %t.five.ll
; RUN: not %trefoil llc %t.five.ll -o %t 2>&1 | %filecheck %s
; RUN: sed 's/<4 x float>/<4 x double>/g' %s > %t.wide.ll
; RUN: not %trefoil llc %t.wide.ll -o %t 2>&1 | %filecheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

; CHECK: .ll:[[@LINE+3]]:3: error: a typed element of more than 128 bits
define void @main() #0 {
  %b = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %b, i32 0, <4 x float> zeroinitializer)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="4,1,1" }

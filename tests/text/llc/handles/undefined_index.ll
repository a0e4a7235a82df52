; An index that is not defined is the first element's: any would do, but a handle is of one.
; RUN: %trefoil llc %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil dis %t.dxil | %filecheck %s
; CHECK: @dx.op.createHandle(i32 57, i8 1, i32 0, i32 3, i1 false)
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  %b = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 3, i32 4, i32 undef, ptr null)
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", float, 1, 0, 0) %b, i32 0, float 1.0)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

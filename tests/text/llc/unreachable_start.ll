; A shader that is never to be run does nothing, whatever it calls first.
; RUN: %trefoil llc -O0 %s -o %t.dxil
; RUN: %dxc-validate %t.dxil
; RUN: %trefoil dis %t.dxil | %filecheck %s
; CHECK: define void @main()
; CHECK-NOT: unreachable
; CHECK: ret void
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  %b = call target("dx.TypedBuffer", i32, 0, 0, 0) @llvm.dx.resource.handlefrombinding.b(i32 0, i32 0, i32 1, i32 0, ptr null)
  %n = call i32 @llvm.dx.resource.getdimensions.x.b(target("dx.TypedBuffer", i32, 0, 0, 0) %b)
  unreachable
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

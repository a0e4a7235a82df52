; A binding of one resource has one index: one that is known at run time alone is that, and not non-uniform; the validator refuses others.
; RUN: %trefoil llc %s -o %t
; RUN: %dxc-validate %t
; RUN: %trefoil dis %t | %filecheck %s
target triple = "dxil-pc-shadermodel6.2-compute"

; CHECK: @dx.op.createHandle(i32 57, i8 1, i32 0, i32 20, i1 false)
define void @main() #0 {
  %thread = call i32 @llvm.dx.thread.id(i32 0)
  %buffer = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 20, i32 1, i32 %thread, ptr null)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i32, 1, 0) %buffer, i32 0, i32 0, i32 %thread)
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,1,1" }

; What is read only cannot be written, whichever way.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: [[@LINE+5]]:3: error: a resource that is read only is written
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main() #0 {
  %out = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 90, i32 1, i32 0, i1 false)
  %i = call i32 @llvm.dx.thread.id(i32 0)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 0, 0) %out, i32 0, i32 poison, i32 %i)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

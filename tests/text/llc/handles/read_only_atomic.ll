; An atomic operation writes.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: error: a resource that is read only is written
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main() #0 {
  %out = call target("dx.RawBuffer", i32, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 90, i32 1, i32 0, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 0, 0) %out, i32 0)
  %old = atomicrmw add ptr %p, i32 1 seq_cst
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; An index that is known and beyond the resources of its binding.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: error: the index 4 is beyond the 4 resources of its binding
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main() #0 {
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 90, i32 4, i32 4, i1 false)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, i32 1)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

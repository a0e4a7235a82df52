; What is read only has no order of accesses.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: error: a resource that is read only cannot be rasterizer-ordered
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main() #0 {
  %in = call target("dx.TypedBuffer", i32, 0, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, i1 false)
  %v = call { i32, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", i32, 0, 1, 0) %in, i32 0)
  %w = extractvalue { i32, i1 } %v, 0
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 90, i32 1, i32 0, i1 false)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %out, i32 0, i32 poison, i32 %w)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; A range of registers ends where its space does.
; RUN: not %trefoil opt -disable-output -passes=dxil-post-optimization-validation %s 2>&1 | %filecheck %s
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: error: 4294967285 registers from 20 on do not fit into space 1, which has 4294967296
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main() #0 {
  %b = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 20, i32 -11, i32 0, ptr null)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", float, 1, 0) %b, i32 0, i32 0, float 1.0)
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

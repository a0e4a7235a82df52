; A handle of what is no resource has a place and a reason.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; RUN: not %trefoil opt -S -dxil-op-lower %s 2>&1 | %filecheck %s
; CHECK: no_resource.ll:8:8: error: 'target(",", <4 x float>, 1, 0)' is no handle of a resource
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main() #0 {
  %h = call target(",", <4 x float>, 1, 0) @llvm.dx.resource.handlefromheap(i32 1, i1 true)
  ret void
}

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }

; Wave sizes came with shader model 6.6, ranges of them with 6.8.
; RUN: not %trefoil llc %s -o %t.5 2>&1 | %filecheck %s
; RUN: not %trefoil llc %s -mtriple=dxil-pc-shadermodel6.7-compute -o %t.7 2>&1 | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.8-compute -o %t.8
; RUN: %dxc-validate %t.8
; CHECK: error: a wave size needs shader model 6.6, and a range of them 6.8
target triple = "dxil-pc-shadermodel6.5-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" "hlsl.wavesize"="16,32,0" }

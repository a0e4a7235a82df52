; The triple names a stage, and the entry must be of it; of several entries the one that is gets compiled.
; RUN: not %trefoil llc %s -mtriple=dxil-pc-shadermodel6.3-vertex -o %t 2>&1 | %filecheck %s
; RUN: %trefoil llc %s -mtriple=dxil-pc-shadermodel6.3-pixel -o %t.ps
; RUN: %dxc-dis %t.ps | %filecheck %s --check-prefix=PIXEL
; CHECK: error: Shader stage 'cs' for entry 'main' different from specified target profile 'vertex'
; PIXEL: !{!"ps", i32 6, i32 3}
target triple = "dxil-pc-shadermodel6.3-compute"
define void @main() #0 {
  ret void
}
define void @shade() #1 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
attributes #1 = { "hlsl.shader"="pixel" }

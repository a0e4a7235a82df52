; A group has threads in each direction, and not too many.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: error: a group of 8 x 0 x 1 threads: there are 1 to 1024 in x and y, 1 to 64 in z, and 1024 in all at most
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="8,0,1" }

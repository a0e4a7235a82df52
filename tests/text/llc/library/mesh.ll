; A mesh shader in a library says more of itself than IR has.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: error: the module does not say what a mesh shader must say of itself
target triple = "dxil-pc-shadermodel6.6-library"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="mesh" "hlsl.numthreads"="1,1,1" }

; Wave sizes are powers of two from 4 to 128, a range of them does not fall, and the preferred size lies in it.
; RUN: for size in 4 32 128 32,0 8,64 8,64,16 8,64,64 32,32; do sed s/SIZE/$size/ %s | %trefoil llc -o %t.dxil && %dxc-validate %t.dxil && %trefoil validate %t.dxil || exit 1; done
; RUN: for size in 1632,0 3 256 2,8 32,16 8,64,4 8,64,24 32,0,32 0,32; do sed s/SIZE/$size/ %s | not %trefoil llc -o %t.bad 2>&1 | %filecheck %s || exit 1; done
; CHECK: error: a wave size of {{[0-9]+, [0-9]+, [0-9]+}}: the least, the most and the preferred one are powers of two from 4 to 128
target triple = "dxil-pc-shadermodel6.8-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" "hlsl.wavesize"="SIZE" }

; What a library's functions do not do yet is refused at its place.
; RUN: not %trefoil llc %s -o %t.dxil 2>&1 | %filecheck %s
; CHECK: refused.ll:[[#@LINE+4]]:{{[0-9]+}}: error: the operation DerivCoarseX is not supported in a library's functions
target triple = "dxil-pc-shadermodel6.3-library"

define float @slope(float %x) {
  %d = call float @llvm.dx.ddx.coarse.f32(float %x)
  ret float %d
}

declare float @llvm.dx.ddx.coarse.f32(float)

; Dot products of floats are DXIL's own, which take each lane by itself, and products of matrices are made of them.
; RUN: %trefoil opt -S -passes=dxil-intrinsic-expansion %s -o - | %filecheck %s
; RUN: %trefoil opt -S -passes=dxil-intrinsic-expansion,scalarizer,dxil-op-lower %s -o - | %filecheck --check-prefix=LOWERED %s
target triple = "dxil-pc-shadermodel6.2-library"

; LOWERED-LABEL: define half @fdot(
; LOWERED: %dot = call half @dx.op.dot2.f16(i32 54, half %{{.*}}, half %{{.*}}, half %{{.*}}, half %{{.*}})
; CHECK-LABEL: define half @fdot(
define half @fdot(<2 x half> %a, <2 x half> %b) {
; CHECK: %{{[0-9]+}} = extractelement <2 x half> %a, i64 0
; CHECK: %{{[0-9]+}} = extractelement <2 x half> %a, i64 1
; CHECK: %{{[0-9]+}} = extractelement <2 x half> %b, i64 0
; CHECK: %{{[0-9]+}} = extractelement <2 x half> %b, i64 1
; CHECK: %dot = call half @llvm.dx.dot2.f16(half %{{[0-9]+}}, half %{{[0-9]+}}, half %{{[0-9]+}}, half %{{[0-9]+}})
; CHECK: ret half %dot
  %x = call half @llvm.dx.fdot.v2f16(<2 x half> %a, <2 x half> %b)
  ret half %x
}

; CHECK-LABEL: define <4 x float> @product(
define <4 x float> @product(<4 x float> %a, <4 x float> %b) {
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %a, i64 0
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %a, i64 1
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %a, i64 2
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %a, i64 3
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %b, i64 0
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %b, i64 1
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %b, i64 2
; CHECK: %{{[0-9]+}} = extractelement <4 x float> %b, i64 3
; CHECK: %{{[0-9]+}} = call float @llvm.dx.dot2.f32(float %{{[0-9]+}}, float %{{[0-9]+}}, float %{{[0-9]+}}, float %{{[0-9]+}})
; CHECK: %{{[0-9]+}} = insertelement <4 x float> poison, float %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = call float @llvm.dx.dot2.f32(float %{{[0-9]+}}, float %{{[0-9]+}}, float %{{[0-9]+}}, float %{{[0-9]+}})
; CHECK: %{{[0-9]+}} = insertelement <4 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 1
; CHECK: %{{[0-9]+}} = call float @llvm.dx.dot2.f32(float %{{[0-9]+}}, float %{{[0-9]+}}, float %{{[0-9]+}}, float %{{[0-9]+}})
; CHECK: %{{[0-9]+}} = insertelement <4 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 2
; CHECK: %{{[0-9]+}} = call float @llvm.dx.dot2.f32(float %{{[0-9]+}}, float %{{[0-9]+}}, float %{{[0-9]+}}, float %{{[0-9]+}})
; CHECK: %{{[0-9]+}} = insertelement <4 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 3
; CHECK: ret <4 x float> %{{[0-9]+}}
  %x = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %a, <4 x float> %b, i32 2, i32 2, i32 2)
  ret <4 x float> %x
}

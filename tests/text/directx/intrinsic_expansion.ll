; What DXIL has no operation for is written with what it has.
; RUN: %trefoil opt -S -passes=dxil-intrinsic-expansion %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK-LABEL: define float @exp(
define float @exp(float %x) {
; CHECK: %{{[0-9]+}} = fmul fast float %x, 0x3FF7154760000000
; CHECK: %{{[0-9]+}} = call fast float @llvm.exp2.f32(float %{{[0-9]+}})
; CHECK: ret float %{{[0-9]+}}
  %y = call fast float @llvm.exp.f32(float %x)
  ret float %y
}

; CHECK-LABEL: define float @pow(
define float @pow(float %x, float %y) {
; CHECK: %{{[0-9]+}} = call fast float @llvm.log2.f32(float %x)
; CHECK: %{{[0-9]+}} = fmul fast float %{{[0-9]+}}, %y
; CHECK: %{{[0-9]+}} = call fast float @llvm.exp2.f32(float %{{[0-9]+}})
; CHECK: ret float %{{[0-9]+}}
  %z = call fast float @llvm.pow.f32(float %x, float %y)
  ret float %z
}

; CHECK-LABEL: define i32 @abs(
define i32 @abs(i32 %x) {
; CHECK: %{{[0-9]+}} = sub i32 0, %x
; CHECK: %{{[0-9]+}} = call i32 @llvm.smax.i32(i32 %x, i32 %{{[0-9]+}})
; CHECK: ret i32 %{{[0-9]+}}
  %y = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %y
}

; CHECK-LABEL: define float @lerp(
define float @lerp(float %x, float %y, float %s) {
; CHECK: %{{[0-9]+}} = fsub fast float %y, %x
; CHECK: %{{[0-9]+}} = fmul fast float %s, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = fadd fast float %x, %{{[0-9]+}}
; CHECK: ret float %{{[0-9]+}}
  %z = call fast float @llvm.dx.lerp.f32(float %x, float %y, float %s)
  ret float %z
}

; CHECK-LABEL: define i1 @any(
define i1 @any(<2 x i32> %v) {
; CHECK: %{{[0-9]+}} = icmp ne <2 x i32> %v, zeroinitializer
; CHECK: %{{[0-9]+}} = extractelement <2 x i1> %{{[0-9]+}}, i32 0
; CHECK: %{{[0-9]+}} = extractelement <2 x i1> %{{[0-9]+}}, i32 1
; CHECK: %{{[0-9]+}} = or i1 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: ret i1 %{{[0-9]+}}
  %x = call i1 @llvm.dx.any.v2i32(<2 x i32> %v)
  ret i1 %x
}

; CHECK-LABEL: define i32 @sdot(
define i32 @sdot(<2 x i32> %a, <2 x i32> %b) {
; CHECK: %{{[0-9]+}} = mul <2 x i32> %a, %b
; CHECK: %{{[0-9]+}} = extractelement <2 x i32> %{{[0-9]+}}, i32 0
; CHECK: %{{[0-9]+}} = extractelement <2 x i32> %{{[0-9]+}}, i32 1
; CHECK: %{{[0-9]+}} = add i32 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: ret i32 %{{[0-9]+}}
  %x = call i32 @llvm.dx.sdot.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret i32 %x
}

; CHECK-LABEL: define <2 x float> @normalize(
define <2 x float> @normalize(<2 x float> %v) {
; CHECK: %{{[0-9]+}} = call fast float @llvm.dx.fdot.v2f32(<2 x float> %v, <2 x float> %v)
; CHECK: %{{[0-9]+}} = call fast float @llvm.dx.rsqrt.f32(float %{{[0-9]+}})
; CHECK: %{{[0-9]+}} = insertelement <2 x float> poison, float %{{[0-9]+}}, i32 0
; CHECK: %{{[0-9]+}} = insertelement <2 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i32 1
; CHECK: %{{[0-9]+}} = fmul fast <2 x float> %v, %{{[0-9]+}}
; CHECK: ret <2 x float> %{{[0-9]+}}
  %x = call fast <2 x float> @llvm.dx.normalize.v2f32(<2 x float> %v)
  ret <2 x float> %x
}

; CHECK-LABEL: define i32 @clamp(
define i32 @clamp(i32 %x, i32 %lo, i32 %hi) {
; CHECK: %{{[0-9]+}} = call i32 @llvm.umax.i32(i32 %x, i32 %lo)
; CHECK: %{{[0-9]+}} = call i32 @llvm.umin.i32(i32 %{{[0-9]+}}, i32 %hi)
; CHECK: ret i32 %{{[0-9]+}}
  %y = call i32 @llvm.dx.uclamp.i32(i32 %x, i32 %lo, i32 %hi)
  ret i32 %y
}

; CHECK-LABEL: define i32 @difference(
define i32 @difference(i32 %a, i32 %b) {
; CHECK: %{{[0-9]+}} = call i32 @llvm.umax.i32(i32 %a, i32 %b)
; CHECK: %x = sub i32 %{{[0-9]+}}, %b
; CHECK: ret i32 %x
  %x = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  ret i32 %x
}

; What has an operation stays.
; CHECK-LABEL: define float @sine(
define float @sine(float %x) {
; CHECK: %y = call float @llvm.sin.f32(float %x)
; CHECK: ret float %y
  %y = call float @llvm.sin.f32(float %x)
  ret float %y
}

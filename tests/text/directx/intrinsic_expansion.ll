; What DXIL has no operation for is written with what it has, in LLVM's instructions and names where LLVM expands it too.
; RUN: %trefoil opt -S -passes=dxil-intrinsic-expansion %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
target triple = "dxil-pc-shadermodel6.2-library"

; CHECK-LABEL: define float @exp(
define float @exp(float %x) {
; CHECK: %{{[0-9]+}} = fmul fast float 0x3FF7154760000000, %x
; CHECK: %dx.exp2 = call fast float @llvm.exp2.f32(float %{{[0-9]+}})
; CHECK: ret float %dx.exp2
  %y = call fast float @llvm.exp.f32(float %x)
  ret float %y
}

; CHECK-LABEL: define <2 x float> @log10(
define <2 x float> @log10(<2 x float> %x) {
; CHECK: %elt.log2 = call <2 x float> @llvm.log2.v2f32(<2 x float> %x)
; CHECK: %{{[0-9]+}} = fmul <2 x float> splat (float 0x3FD3441340000000), %elt.log2
; CHECK: ret <2 x float> %{{[0-9]+}}
  %y = call <2 x float> @llvm.log10.v2f32(<2 x float> %x)
  ret <2 x float> %y
}

; CHECK-LABEL: define float @pow(
define float @pow(float %x, float %y) {
; CHECK: %elt.log2 = call float @llvm.log2.f32(float %x)
; CHECK: %{{[0-9]+}} = fmul float %elt.log2, %y
; CHECK: %elt.exp2 = call float @llvm.exp2.f32(float %{{[0-9]+}})
; CHECK: ret float %elt.exp2
  %z = call float @llvm.pow.f32(float %x, float %y)
  ret float %z
}

; CHECK-LABEL: define i32 @abs(
define i32 @abs(i32 %x) {
; CHECK: %{{[0-9]+}} = sub i32 0, %x
; CHECK: %dx.max = call i32 @llvm.smax.i32(i32 %x, i32 %{{[0-9]+}})
; CHECK: ret i32 %dx.max
  %y = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %y
}

; CHECK-LABEL: define float @angle(
define float @angle(float %y, float %x) {
; CHECK: %{{[0-9]+}} = fdiv fast float %y, %x
; CHECK: %Elt.Atan = call fast float @llvm.atan.f32(float %{{[0-9]+}})
; CHECK: %{{[0-9]+}} = fadd fast float %Elt.Atan, 0x400921FB60000000
; CHECK: %{{[0-9]+}} = fsub fast float %Elt.Atan, 0x400921FB60000000
; CHECK: %{{[0-9]+}} = fcmp fast olt float %x, 0.000000e+00
; CHECK: %{{[0-9]+}} = fcmp fast oeq float %x, 0.000000e+00
; CHECK: %{{[0-9]+}} = fcmp fast oge float %y, 0.000000e+00
; CHECK: %{{[0-9]+}} = fcmp fast olt float %y, 0.000000e+00
; CHECK: %{{[0-9]+}} = and i1 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = select fast i1 %{{[0-9]+}}, float %{{[0-9]+}}, float %Elt.Atan
; CHECK: %{{[0-9]+}} = and i1 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = select fast i1 %{{[0-9]+}}, float %{{[0-9]+}}, float %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = and i1 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = select fast i1 %{{[0-9]+}}, float 0xBFF921FB60000000, float %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = and i1 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = select fast i1 %{{[0-9]+}}, float 0x3FF921FB60000000, float %{{[0-9]+}}
; CHECK: ret float %{{[0-9]+}}
  %z = call fast float @llvm.atan2.f32(float %y, float %x)
  ret float %z
}

; CHECK-LABEL: define i1 @any(
define i1 @any(<2 x i32> %v) {
; CHECK: %{{[0-9]+}} = icmp ne <2 x i32> %v, zeroinitializer
; CHECK: %{{[0-9]+}} = extractelement <2 x i1> %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = extractelement <2 x i1> %{{[0-9]+}}, i64 1
; CHECK: %{{[0-9]+}} = or i1 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: ret i1 %{{[0-9]+}}
  %x = call i1 @llvm.dx.any.v2i32(<2 x i32> %v)
  ret i1 %x
}

; CHECK-LABEL: define i32 @sdot(
define i32 @sdot(<3 x i32> %a, <3 x i32> %b) {
; CHECK: %{{[0-9]+}} = extractelement <3 x i32> %a, i64 0
; CHECK: %{{[0-9]+}} = extractelement <3 x i32> %b, i64 0
; CHECK: %{{[0-9]+}} = mul i32 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = extractelement <3 x i32> %a, i64 1
; CHECK: %{{[0-9]+}} = extractelement <3 x i32> %b, i64 1
; CHECK: %dx.mad = call i32 @llvm.dx.imad.i32(i32 %{{[0-9]+}}, i32 %{{[0-9]+}}, i32 %{{[0-9]+}})
; CHECK: %{{[0-9]+}} = extractelement <3 x i32> %a, i64 2
; CHECK: %{{[0-9]+}} = extractelement <3 x i32> %b, i64 2
; CHECK: %dx.mad{{[0-9]+}} = call i32 @llvm.dx.imad.i32(i32 %{{[0-9]+}}, i32 %{{[0-9]+}}, i32 %dx.mad)
; CHECK: ret i32 %dx.mad{{[0-9]+}}
  %x = call i32 @llvm.dx.sdot.v3i32(<3 x i32> %a, <3 x i32> %b)
  ret i32 %x
}

; CHECK-LABEL: define i32 @sign(
define i32 @sign(float %x) {
; CHECK: %{{[0-9]+}} = fcmp olt float 0.000000e+00, %x
; CHECK: %{{[0-9]+}} = fcmp olt float %x, 0.000000e+00
; CHECK: %{{[0-9]+}} = zext i1 %{{[0-9]+}} to i32
; CHECK: %{{[0-9]+}} = zext i1 %{{[0-9]+}} to i32
; CHECK: %{{[0-9]+}} = sub i32 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: ret i32 %{{[0-9]+}}
  %y = call i32 @llvm.dx.sign.f32(float %x)
  ret i32 %y
}

; CHECK-LABEL: define i32 @clamp(
define i32 @clamp(i32 %x, i32 %lo, i32 %hi) {
; CHECK: %dx.max = call i32 @llvm.umax.i32(i32 %x, i32 %lo)
; CHECK: %dx.min = call i32 @llvm.umin.i32(i32 %dx.max, i32 %hi)
; CHECK: ret i32 %dx.min
  %y = call i32 @llvm.dx.uclamp.i32(i32 %x, i32 %lo, i32 %hi)
  ret i32 %y
}

; CHECK-LABEL: define i32 @difference(
define i32 @difference(i32 %a, i32 %b) {
; CHECK: %usub.cmp = icmp ult i32 %a, %b
; CHECK: %usub.sub = sub i32 %a, %b
; CHECK: %usub.sat = select i1 %usub.cmp, i32 0, i32 %usub.sub
; CHECK: ret i32 %usub.sat
  %x = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  ret i32 %x
}

; CHECK-LABEL: define i32 @turned(
define i32 @turned(i32 %a, i32 %b, i32 %by) {
; CHECK: %{{[0-9]+}} = and i32 %by, 31
; CHECK: %{{[0-9]+}} = xor i32 %by, -1
; CHECK: %{{[0-9]+}} = and i32 %{{[0-9]+}}, 31
; CHECK: %{{[0-9]+}} = shl i32 %a, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = lshr i32 %b, 1
; CHECK: %{{[0-9]+}} = lshr i32 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = or i32 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: ret i32 %{{[0-9]+}}
  %x = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %by)
  ret i32 %x
}

; CHECK-LABEL: define float @sum(
define float @sum(<2 x float> %v) {
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %v, i64 0
; CHECK: %{{[0-9]+}} = fadd float %{{[0-9]+}}, 2.000000e+00
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %v, i64 1
; CHECK: %{{[0-9]+}} = fadd float %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: ret float %{{[0-9]+}}
  %x = call float @llvm.vector.reduce.fadd.v2f32(float 2.0, <2 x float> %v)
  ret float %x
}

; CHECK-LABEL: define i1 @infinite(
define i1 @infinite(half %x) {
; CHECK: %{{[0-9]+}} = bitcast half %x to i16
; CHECK: %{{[0-9]+}} = icmp eq i16 %{{[0-9]+}}, 31744
; CHECK: %{{[0-9]+}} = icmp eq i16 %{{[0-9]+}}, -1024
; CHECK: %{{[0-9]+}} = or i1 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: ret i1 %{{[0-9]+}}
  %y = call i1 @llvm.dx.isinf.f16(half %x)
  ret i1 %y
}

; CHECK-LABEL: define i1 @minus_zero(
define i1 @minus_zero(float %x) {
; CHECK: %{{[0-9]+}} = bitcast float %x to i32
; CHECK: %is.fpclass.negzero = icmp eq i32 %{{[0-9]+}}, -2147483648
; CHECK: ret i1 %is.fpclass.negzero
  %y = call i1 @llvm.is.fpclass.f32(float %x, i32 32)
  ret i1 %y
}

; CHECK-LABEL: define { i32, i1 } @over(
define { i32, i1 } @over(i32 %a, i32 %b) {
; CHECK: %{{[0-9]+}} = call { i32, i32 } @llvm.dx.imul.i32(i32 %a, i32 %b)
; CHECK: %{{[0-9]+}} = extractvalue { i32, i32 } %{{[0-9]+}}, 0
; CHECK: %{{[0-9]+}} = extractvalue { i32, i32 } %{{[0-9]+}}, 1
; CHECK: %{{[0-9]+}} = ashr i32 %{{[0-9]+}}, 31
; CHECK: %{{[0-9]+}} = icmp ne i32 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = insertvalue { i32, i1 } poison, i32 %{{[0-9]+}}, 0
; CHECK: %{{[0-9]+}} = insertvalue { i32, i1 } %{{[0-9]+}}, i1 %{{[0-9]+}}, 1
; CHECK: ret { i32, i1 } %{{[0-9]+}}
  %x = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %x
}

; CHECK-LABEL: define <6 x float> @transposed(
define <6 x float> @transposed(<6 x float> %a) {
; CHECK: %{{[0-9]+}} = shufflevector <6 x float> %a, <6 x float> poison, <6 x i32> <i32 0, i32 2, i32 4, i32 1, i32 3, i32 5>
; CHECK: ret <6 x float> %{{[0-9]+}}
  %x = call <6 x float> @llvm.matrix.transpose.v6f32(<6 x float> %a, i32 2, i32 3)
  ret <6 x float> %x
}

; Elements of 64 bits are pairs of words before SM 6.3, and always in typed buffers.
; CHECK-LABEL: define <3 x i64> @load(
define <3 x i64> @load(target("dx.RawBuffer", i8, 0, 0) %b, i32 %i) {
; CHECK: %{{[0-9]+}} = call { <4 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v4i32.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) %b, i32 %i, i32 0)
; CHECK: %{{[0-9]+}} = extractvalue { <4 x i32>, i1 } %{{[0-9]+}}, 0
; CHECK: %{{[0-9]+}} = extractelement <4 x i32> %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = extractelement <4 x i32> %{{[0-9]+}}, i64 1
; CHECK: %{{[0-9]+}} = extractelement <4 x i32> %{{[0-9]+}}, i64 2
; CHECK: %{{[0-9]+}} = extractelement <4 x i32> %{{[0-9]+}}, i64 3
; CHECK: %{{[0-9]+}} = zext i32 %{{[0-9]+}} to i64
; CHECK: %{{[0-9]+}} = zext i32 %{{[0-9]+}} to i64
; CHECK: %{{[0-9]+}} = shl i64 %{{[0-9]+}}, 32
; CHECK: %{{[0-9]+}} = or i64 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = insertelement <3 x i64> poison, i64 %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = zext i32 %{{[0-9]+}} to i64
; CHECK: %{{[0-9]+}} = zext i32 %{{[0-9]+}} to i64
; CHECK: %{{[0-9]+}} = shl i64 %{{[0-9]+}}, 32
; CHECK: %{{[0-9]+}} = or i64 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = insertelement <3 x i64> %{{[0-9]+}}, i64 %{{[0-9]+}}, i64 1
; CHECK: %{{[0-9]+}} = call { <2 x i32>, i1 } @llvm.dx.resource.load.rawbuffer.v2i32.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) %b, i32 %i, i32 16)
; CHECK: %{{[0-9]+}} = extractvalue { <2 x i32>, i1 } %{{[0-9]+}}, 0
; CHECK: %{{[0-9]+}} = extractelement <2 x i32> %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = extractelement <2 x i32> %{{[0-9]+}}, i64 1
; CHECK: %{{[0-9]+}} = zext i32 %{{[0-9]+}} to i64
; CHECK: %{{[0-9]+}} = zext i32 %{{[0-9]+}} to i64
; CHECK: %{{[0-9]+}} = shl i64 %{{[0-9]+}}, 32
; CHECK: %{{[0-9]+}} = or i64 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = insertelement <3 x i64> %{{[0-9]+}}, i64 %{{[0-9]+}}, i64 2
; CHECK: ret <3 x i64> %{{[0-9]+}}
  %x = call { <3 x i64>, i1 } @llvm.dx.resource.load.rawbuffer.v3i64.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) %b, i32 %i, i32 0)
  %y = extractvalue { <3 x i64>, i1 } %x, 0
  ret <3 x i64> %y
}

; CHECK-LABEL: define void @store(
define void @store(target("dx.TypedBuffer", double, 1, 0, 0) %b, i32 %i, double %x) {
; CHECK: %{{[0-9]+}} = call { i32, i32 } @llvm.dx.splitdouble.i32(double %x)
; CHECK: %{{[0-9]+}} = extractvalue { i32, i32 } %{{[0-9]+}}, 0
; CHECK: %{{[0-9]+}} = extractvalue { i32, i32 } %{{[0-9]+}}, 1
; CHECK: %{{[0-9]+}} = insertelement <2 x i32> poison, i32 %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = insertelement <2 x i32> %{{[0-9]+}}, i32 %{{[0-9]+}}, i64 1
; CHECK: call void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_f64_1_0_0t.v2i32(target("dx.TypedBuffer", double, 1, 0, 0) %b, i32 %i, <2 x i32> %{{[0-9]+}})
; CHECK: ret void
  call void @llvm.dx.resource.store.typedbuffer.tdx.TypedBuffer_f64_1_0_0t.f64(target("dx.TypedBuffer", double, 1, 0, 0) %b, i32 %i, double %x)
  ret void
}

; Rows of signatures go lane by lane.
; CHECK-LABEL: define <2 x float> @row(
define <2 x float> @row(i32 %row) {
; CHECK: %{{[0-9]+}} = call float @llvm.dx.load.input.f32(i32 0, i32 %row, i8 1, i32 poison)
; CHECK: %{{[0-9]+}} = insertelement <2 x float> poison, float %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = call float @llvm.dx.load.input.f32(i32 0, i32 %row, i8 2, i32 poison)
; CHECK: %{{[0-9]+}} = insertelement <2 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 1
; CHECK: ret <2 x float> %{{[0-9]+}}
  %x = call <2 x float> @llvm.dx.load.input.v2f32(i32 0, i32 %row, i8 1, i32 poison)
  ret <2 x float> %x
}

; What LLVM's pass does not know of is expanded as the front end's intrinsics are.
; CHECK-LABEL: define float @lerp(
define float @lerp(float %x, float %y, float %s) {
; CHECK: %{{[0-9]+}} = fsub fast float %y, %x
; CHECK: %{{[0-9]+}} = fmul fast float %s, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = fadd fast float %x, %{{[0-9]+}}
; CHECK: ret float %{{[0-9]+}}
  %z = call fast float @llvm.dx.lerp.f32(float %x, float %y, float %s)
  ret float %z
}

; What has an operation stays.
; CHECK-LABEL: define float @sine(
define float @sine(float %x) {
; CHECK: %y = call float @llvm.sin.f32(float %x)
; CHECK: ret float %y
  %y = call float @llvm.sin.f32(float %x)
  ret float %y
}

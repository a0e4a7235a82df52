; Vectors are taken apart lane by lane: arithmetic, choices, phis, intrinsics that work lane by lane, accesses of memory
; where that is asked for. Lanes are taken next to what gives the vector; a vector that is taken whole is put together again.
; RUN: %trefoil opt -S -passes='function(scalarizer<load-store>)' %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
; RUN: %trefoil opt -S -scalarizer -scalarize-load-store %s -o - | %filecheck %s
; RUN: %trefoil opt -S -passes=scalarizer %s -o - | %filecheck %s --check-prefix=VALUES
; VALUES: load <3 x float>, ptr %from, align 16
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK-LABEL: define <2 x float> @arithmetic(
define <2 x float> @arithmetic(<2 x float> %a, <2 x float> %b) {
; CHECK-NEXT: %a.i0 = extractelement <2 x float> %a, i64 0
; CHECK-NEXT: %b.i0 = extractelement <2 x float> %b, i64 0
; CHECK-NEXT: %x.i0 = fmul fast float %a.i0, %b.i0
; CHECK-NEXT: %a.i1 = extractelement <2 x float> %a, i64 1
; CHECK-NEXT: %b.i1 = extractelement <2 x float> %b, i64 1
; CHECK-NEXT: %x.i1 = fmul fast float %a.i1, %b.i1
; CHECK-NEXT: %y.i0 = call fast float @llvm.sqrt.f32(float %x.i0)
; CHECK-NEXT: %y.i1 = call fast float @llvm.sqrt.f32(float %x.i1)
; CHECK-NEXT: %y.upto0 = insertelement <2 x float> poison, float %y.i0, i64 0
; CHECK-NEXT: %y = insertelement <2 x float> %y.upto0, float %y.i1, i64 1
; CHECK-NEXT: ret <2 x float> %y
  %x = fmul fast <2 x float> %a, %b
  %y = call fast <2 x float> @llvm.sqrt.v2f32(<2 x float> %x)
  ret <2 x float> %y
}

; CHECK-LABEL: define float @shuffled(
define float @shuffled(<3 x float> %a, <3 x float> %b) {
; CHECK-NEXT: %a.i2 = extractelement <3 x float> %a, i64 2
; CHECK-NEXT: %b.i0 = extractelement <3 x float> %b, i64 0
; CHECK-NEXT: %sum = fadd float %a.i2, %b.i0
; CHECK-NEXT: ret float %sum
  %s = shufflevector <3 x float> %a, <3 x float> %b, <2 x i32> <i32 2, i32 3>
  %x = extractelement <2 x float> %s, i32 0
  %y = extractelement <2 x float> %s, i32 1
  %sum = fadd float %x, %y
  ret float %sum
}

; CHECK-LABEL: define void @memory(
define void @memory(ptr %from, ptr %to) {
; CHECK-NEXT: %to.i1 = getelementptr float, ptr %to, i32 1
; CHECK-NEXT: %to.i2 = getelementptr float, ptr %to, i32 2
; CHECK-NEXT: %v.i0 = load float, ptr %from, align 16
; CHECK-NEXT: %from.i1 = getelementptr float, ptr %from, i32 1
; CHECK-NEXT: %v.i1 = load float, ptr %from.i1, align 4
; CHECK-NEXT: %from.i2 = getelementptr float, ptr %from, i32 2
; CHECK-NEXT: %v.i2 = load float, ptr %from.i2, align 8
; CHECK-NEXT: store float %v.i0, ptr %to, align 16
; CHECK-NEXT: store float %v.i1, ptr %to.i1, align 4
; CHECK-NEXT: store float %v.i2, ptr %to.i2, align 8
; CHECK-NEXT: ret void
  %v = load <3 x float>, ptr %from, align 16
  store <3 x float> %v, ptr %to, align 16
  ret void
}

; CHECK-LABEL: define <2 x i32> @joined(
define <2 x i32> @joined(i1 %c, <2 x i32> %a, <2 x i32> %b) {
; CHECK-NEXT: entry:
; CHECK-NEXT: %a.i0 = extractelement <2 x i32> %a, i64 0
; CHECK-NEXT: %b.i0 = extractelement <2 x i32> %b, i64 0
; CHECK-NEXT: %a.i1 = extractelement <2 x i32> %a, i64 1
; CHECK-NEXT: %b.i1 = extractelement <2 x i32> %b, i64 1
; CHECK-NEXT: br i1 %c, label %then, label %end
; CHECK: then:
; CHECK-NEXT: %sum.i0 = add i32 %a.i0, %b.i0
; CHECK-NEXT: %sum.i1 = add i32 %a.i1, %b.i1
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: %r.i0 = phi i32 [ %a.i0, %entry ], [ %sum.i0, %then ]
; CHECK-NEXT: %r.i1 = phi i32 [ %a.i1, %entry ], [ %sum.i1, %then ]
; CHECK-NEXT: %r.upto0 = insertelement <2 x i32> poison, i32 %r.i0, i64 0
; CHECK-NEXT: %r = insertelement <2 x i32> %r.upto0, i32 %r.i1, i64 1
; CHECK-NEXT: ret <2 x i32> %r
entry:
  br i1 %c, label %then, label %end
then:
  %sum = add <2 x i32> %a, %b
  br label %end
end:
  %r = phi <2 x i32> [ %a, %entry ], [ %sum, %then ]
  ret <2 x i32> %r
}

; A lane that is chosen at run time is looked for among all.
; CHECK-LABEL: define float @chosen(
define float @chosen(<3 x float> %a, i32 %i, float %x) {
; CHECK-NEXT: %i.is.0 = icmp eq i32 %i, 0
; CHECK-NEXT: %a.i0 = extractelement <3 x float> %a, i64 0
; CHECK-NEXT: %b.i0 = select i1 %i.is.0, float %x, float %a.i0
; CHECK-NEXT: %i.is.1 = icmp eq i32 %i, 1
; CHECK-NEXT: %a.i1 = extractelement <3 x float> %a, i64 1
; CHECK-NEXT: %b.i1 = select i1 %i.is.1, float %x, float %a.i1
; CHECK-NEXT: %i.is.2 = icmp eq i32 %i, 2
; CHECK-NEXT: %a.i2 = extractelement <3 x float> %a, i64 2
; CHECK-NEXT: %b.i2 = select i1 %i.is.2, float %x, float %a.i2
; CHECK-NEXT: %i.is.01 = icmp eq i32 %i, 0
; CHECK-NEXT: %c.upto0 = select i1 %i.is.01, float %b.i0, float poison
; CHECK-NEXT: %i.is.12 = icmp eq i32 %i, 1
; CHECK-NEXT: %c.upto1 = select i1 %i.is.12, float %b.i1, float %c.upto0
; CHECK-NEXT: %i.is.23 = icmp eq i32 %i, 2
; CHECK-NEXT: %c.upto2 = select i1 %i.is.23, float %b.i2, float %c.upto1
; CHECK-NEXT: ret float %c.upto2
  %b = insertelement <3 x float> %a, float %x, i32 %i
  %c = extractelement <3 x float> %b, i32 %i
  ret float %c
}

; What a call gives is taken apart after it; bits are taken from other lanes.
; CHECK-LABEL: define <4 x i16> @given(
define <4 x i16> @given(<2 x i32> %a) {
; CHECK-NEXT: %b = call <2 x i32> @callee(<2 x i32> %a)
; CHECK-NEXT: %b.i0 = extractelement <2 x i32> %b, i64 0
; CHECK-NEXT: %c.i0 = xor i32 %b.i0, 1
; CHECK-NEXT: %b.i1 = extractelement <2 x i32> %b, i64 1
; CHECK-NEXT: %c.i1 = xor i32 %b.i1, 2
; CHECK-NEXT: %c.i0.cast = bitcast i32 %c.i0 to <2 x i16>
; CHECK-NEXT: %c.i0.cast.i0 = extractelement <2 x i16> %c.i0.cast, i64 0
; CHECK-NEXT: %c.i0.cast.i1 = extractelement <2 x i16> %c.i0.cast, i64 1
; CHECK-NEXT: %c.i1.cast = bitcast i32 %c.i1 to <2 x i16>
; CHECK-NEXT: %c.i1.cast.i0 = extractelement <2 x i16> %c.i1.cast, i64 0
; CHECK-NEXT: %c.i1.cast.i1 = extractelement <2 x i16> %c.i1.cast, i64 1
; CHECK-NEXT: %d.upto0 = insertelement <4 x i16> poison, i16 %c.i0.cast.i0, i64 0
; CHECK-NEXT: %d.upto1 = insertelement <4 x i16> %d.upto0, i16 %c.i0.cast.i1, i64 1
; CHECK-NEXT: %d.upto2 = insertelement <4 x i16> %d.upto1, i16 %c.i1.cast.i0, i64 2
; CHECK-NEXT: %d = insertelement <4 x i16> %d.upto2, i16 %c.i1.cast.i1, i64 3
; CHECK-NEXT: ret <4 x i16> %d
  %b = call <2 x i32> @callee(<2 x i32> %a)
  %c = xor <2 x i32> %b, <i32 1, i32 2>
  %d = bitcast <2 x i32> %c to <4 x i16>
  ret <4 x i16> %d
}
declare <2 x i32> @callee(<2 x i32>)

; CHECK-LABEL: define <2 x i1> @compared(
define <2 x i1> @compared(<2 x float> %a, <2 x float> %b) {
; CHECK-NEXT: %a.i0 = extractelement <2 x float> %a, i64 0
; CHECK-NEXT: %b.i0 = extractelement <2 x float> %b, i64 0
; CHECK-NEXT: %x.i0 = fcmp olt float %a.i0, %b.i0
; CHECK-NEXT: %a.i1 = extractelement <2 x float> %a, i64 1
; CHECK-NEXT: %b.i1 = extractelement <2 x float> %b, i64 1
; CHECK-NEXT: %x.i1 = fcmp olt float %a.i1, %b.i1
; CHECK-NEXT: %x.upto0 = insertelement <2 x i1> poison, i1 %x.i0, i64 0
; CHECK-NEXT: %x = insertelement <2 x i1> %x.upto0, i1 %x.i1, i64 1
; CHECK-NEXT: ret <2 x i1> %x
  %x = fcmp olt <2 x float> %a, %b
  ret <2 x i1> %x
}

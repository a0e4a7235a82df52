; Vectors are taken apart: arithmetic, choices, phis, intrinsics that work lane by lane, accesses of memory.
; RUN: %trefoil opt -S -passes=scalarizer %s -o %t.ll
; RUN: %filecheck %s < %t.ll
; RUN: %opt -S -passes=verify %t.ll -o %t.llvm.ll
target triple = "dxil-pc-shadermodel6.3-library"

; CHECK-LABEL: define <2 x float> @arithmetic(
define <2 x float> @arithmetic(<2 x float> %a, <2 x float> %b) {
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %a, i32 0
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %a, i32 1
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %b, i32 0
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %b, i32 1
; CHECK: %x.i0 = fmul fast float %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %x.i1 = fmul fast float %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %y.i0 = call fast float @llvm.sqrt.f32(float %x.i0)
; CHECK: %y.i1 = call fast float @llvm.sqrt.f32(float %x.i1)
; CHECK: %{{[0-9]+}} = insertelement <2 x float> poison, float %y.i0, i32 0
; CHECK: %{{[0-9]+}} = insertelement <2 x float> %{{[0-9]+}}, float %y.i1, i32 1
; CHECK: ret <2 x float> %{{[0-9]+}}
  %x = fmul fast <2 x float> %a, %b
  %y = call fast <2 x float> @llvm.sqrt.v2f32(<2 x float> %x)
  ret <2 x float> %y
}

; CHECK-LABEL: define float @shuffled(
define float @shuffled(<3 x float> %a, <3 x float> %b) {
; CHECK: %s.i0 = extractelement <3 x float> %a, i32 2
; CHECK: %s.i1 = extractelement <3 x float> %b, i32 0
; CHECK: %sum = fadd float %s.i0, %s.i1
; CHECK: ret float %sum
  %s = shufflevector <3 x float> %a, <3 x float> %b, <2 x i32> <i32 2, i32 3>
  %x = extractelement <2 x float> %s, i32 0
  %y = extractelement <2 x float> %s, i32 1
  %sum = fadd float %x, %y
  ret float %sum
}

; CHECK-LABEL: define void @memory(
define void @memory(ptr %from, ptr %to) {
; CHECK: %v.i0 = load float, ptr %from, align 16
; CHECK: %{{[0-9]+}} = getelementptr float, ptr %from, i32 1
; CHECK: %v.i1 = load float, ptr %{{[0-9]+}}, align 4
; CHECK: %{{[0-9]+}} = getelementptr float, ptr %from, i32 2
; CHECK: %v.i2 = load float, ptr %{{[0-9]+}}, align 8
; CHECK: store float %v.i0, ptr %to, align 16
; CHECK: %{{[0-9]+}} = getelementptr float, ptr %to, i32 1
; CHECK: store float %v.i1, ptr %{{[0-9]+}}, align 4
; CHECK: %{{[0-9]+}} = getelementptr float, ptr %to, i32 2
; CHECK: store float %v.i2, ptr %{{[0-9]+}}, align 8
; CHECK: ret void
  %v = load <3 x float>, ptr %from, align 16
  store <3 x float> %v, ptr %to, align 16
  ret void
}

; CHECK-LABEL: define <2 x i32> @joined(
define <2 x i32> @joined(i1 %c, <2 x i32> %a, <2 x i32> %b) {
; CHECK: %{{[0-9]+}} = extractelement <2 x i32> %a, i32 0
; CHECK: %{{[0-9]+}} = extractelement <2 x i32> %a, i32 1
; CHECK: %{{[0-9]+}} = extractelement <2 x i32> %b, i32 0
; CHECK: %{{[0-9]+}} = extractelement <2 x i32> %b, i32 1
; CHECK: br i1 %c, label %then, label %end
; CHECK: then:
; CHECK: %sum.i0 = add i32 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %sum.i1 = add i32 %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: br label %end
; CHECK: end:
; CHECK: %r.i0 = phi i32 [ %{{[0-9]+}}, %entry ], [ %sum.i0, %then ]
; CHECK: %r.i1 = phi i32 [ %{{[0-9]+}}, %entry ], [ %sum.i1, %then ]
; CHECK: %{{[0-9]+}} = insertelement <2 x i32> poison, i32 %r.i0, i32 0
; CHECK: %{{[0-9]+}} = insertelement <2 x i32> %{{[0-9]+}}, i32 %r.i1, i32 1
; CHECK: ret <2 x i32> %{{[0-9]+}}
entry:
  br i1 %c, label %then, label %end
then:
  %sum = add <2 x i32> %a, %b
  br label %end
end:
  %r = phi <2 x i32> [ %a, %entry ], [ %sum, %then ]
  ret <2 x i32> %r
}

; CHECK-LABEL: define <2 x i1> @compared(
define <2 x i1> @compared(<2 x float> %a, <2 x float> %b) {
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %a, i32 0
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %a, i32 1
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %b, i32 0
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %b, i32 1
; CHECK: %x.i0 = fcmp olt float %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %x.i1 = fcmp olt float %{{[0-9]+}}, %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = insertelement <2 x i1> poison, i1 %x.i0, i32 0
; CHECK: %{{[0-9]+}} = insertelement <2 x i1> %{{[0-9]+}}, i1 %x.i1, i32 1
; CHECK: ret <2 x i1> %{{[0-9]+}}
  %x = fcmp olt <2 x float> %a, %b
  ret <2 x i1> %x
}

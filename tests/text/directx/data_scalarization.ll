; Variables of vectors become variables of arrays, and lanes chosen at run time go through one.
; RUN: %trefoil opt -S -passes=dxil-data-scalarization %s -o - | %filecheck %s
; RUN: %trefoil opt -S -passes=dxil-data-scalarization %s -o - | %opt -S -passes=verify -o %t.out
target triple = "dxil-pc-shadermodel6.3-library"

@shared = internal addrspace(3) global [4 x <3 x float>] undef, align 16
@table = internal constant [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>]

; CHECK-LABEL: define float @variables(
define float @variables(i32 %i) {
; CHECK: %local = alloca [3 x [2 x float]], align 8
; CHECK: %a = getelementptr inbounds [3 x [2 x float]], ptr %local, i32 0, i32 %i
; CHECK: %v = load <2 x float>, ptr %a, align 8
; CHECK: %b = getelementptr inbounds [4 x [3 x float]], ptr addrspace(3) @shared, i32 0, i32 %i, i32 2
; CHECK: %x = load float, ptr addrspace(3) %b, align 4
; CHECK: %c = getelementptr inbounds [2 x [2 x i32]], ptr @table, i32 0, i32 1
; CHECK: %w = load <2 x i32>, ptr %c, align 8
; CHECK: %y = extractelement <2 x float> %v, i32 1
; CHECK: %sum = fadd float %x, %y
; CHECK: ret float %sum
  %local = alloca [3 x <2 x float>], align 8
  %a = getelementptr inbounds [3 x <2 x float>], ptr %local, i32 0, i32 %i
  %v = load <2 x float>, ptr %a, align 8
  %b = getelementptr inbounds [4 x <3 x float>], ptr addrspace(3) @shared, i32 0, i32 %i, i32 2
  %x = load float, ptr addrspace(3) %b, align 4
  %c = getelementptr inbounds [2 x <2 x i32>], ptr @table, i32 0, i32 1
  %w = load <2 x i32>, ptr %c, align 8
  %y = extractelement <2 x float> %v, i32 1
  %sum = fadd float %x, %y
  ret float %sum
}

; CHECK-LABEL: define float @chosen_lane(
define float @chosen_lane(<3 x float> %v, i32 %lane) {
; CHECK: %{{[0-9]+}} = alloca [3 x float]
; CHECK: %{{[0-9]+}} = extractelement <3 x float> %v, i64 0
; CHECK: %{{[0-9]+}} = getelementptr [3 x float], ptr %{{[0-9]+}}, i32 0, i32 0
; CHECK: store float %{{[0-9]+}}, ptr %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = extractelement <3 x float> %v, i64 1
; CHECK: %{{[0-9]+}} = getelementptr [3 x float], ptr %{{[0-9]+}}, i32 0, i32 1
; CHECK: store float %{{[0-9]+}}, ptr %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = extractelement <3 x float> %v, i64 2
; CHECK: %{{[0-9]+}} = getelementptr [3 x float], ptr %{{[0-9]+}}, i32 0, i32 2
; CHECK: store float %{{[0-9]+}}, ptr %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = getelementptr [3 x float], ptr %{{[0-9]+}}, i32 0, i32 %lane
; CHECK: %x = load float, ptr %{{[0-9]+}}
; CHECK: ret float %x
  %x = extractelement <3 x float> %v, i32 %lane
  ret float %x
}

; CHECK-LABEL: define <2 x float> @put_lane(
define <2 x float> @put_lane(<2 x float> %v, float %x, i32 %lane) {
; CHECK: %{{[0-9]+}} = alloca [2 x float]
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %v, i64 0
; CHECK: %{{[0-9]+}} = getelementptr [2 x float], ptr %{{[0-9]+}}, i32 0, i32 0
; CHECK: store float %{{[0-9]+}}, ptr %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = extractelement <2 x float> %v, i64 1
; CHECK: %{{[0-9]+}} = getelementptr [2 x float], ptr %{{[0-9]+}}, i32 0, i32 1
; CHECK: store float %{{[0-9]+}}, ptr %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = getelementptr [2 x float], ptr %{{[0-9]+}}, i32 0, i32 %lane
; CHECK: store float %x, ptr %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = getelementptr [2 x float], ptr %{{[0-9]+}}, i32 0, i32 0
; CHECK: %{{[0-9]+}} = load float, ptr %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = insertelement <2 x float> poison, float %{{[0-9]+}}, i64 0
; CHECK: %{{[0-9]+}} = getelementptr [2 x float], ptr %{{[0-9]+}}, i32 0, i32 1
; CHECK: %{{[0-9]+}} = load float, ptr %{{[0-9]+}}
; CHECK: %w = insertelement <2 x float> %{{[0-9]+}}, float %{{[0-9]+}}, i64 1
; CHECK: ret <2 x float> %w
  %w = insertelement <2 x float> %v, float %x, i32 %lane
  ret <2 x float> %w
}
